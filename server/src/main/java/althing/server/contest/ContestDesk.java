package althing.server.contest;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

import althing.engine.Game;
import althing.engine.Setup;
import althing.server.api.ContestState;
import althing.server.api.ContestState.ContestHead;
import althing.server.api.ContestState.OpenContest;
import althing.server.rating.Seeding;
import althing.server.storage.Contests;
import althing.server.storage.Store;
import althing.server.storage.StoredContest;
import althing.server.storage.StoredContest.Entry;
import althing.server.storage.StoredContest.Stage;
import althing.server.storage.StoredTable;
import althing.server.table.Denial;
import althing.server.table.Keys;
import althing.server.table.Names;

/** Where tournaments are opened, entered and started. A {@link Steward} carries them on. Thread safe. */
public final class ContestDesk {

    private static final int MOST_LISTED = 100;
    private static final int MOST_OF_A_PERSON = 5;
    /** How often somebody tries again who is overtaken each time. */
    private static final int MOST_TRIES = 10;
    /** How long a tournament may wait for its start. */
    private static final Duration LONGEST_WAIT = Duration.ofDays(60);

    private final Contests contests;
    private final Steward steward;
    private final Seeding strength;
    private final SecureRandom random = new SecureRandom();

    public ContestDesk(Store store, Steward steward) {
        this.strength = new Seeding(store);
        this.contests = store.contests();
        this.steward = steward;
    }

    /** Those that a person may find: what is not over first, the newest first. */
    public List<ContestHead> list(String person) {
        return contests.found(person, MOST_LISTED).stream().map(contest -> Bulletin.head(contest, person)).toList();
    }

    /** A tournament as it stands now. */
    public ContestState state(String id, String person) {
        find(id);
        steward.carryOn(id);
        return Bulletin.state(find(id), person);
    }

    public ContestState open(String person, OpenContest wish) {
        checkPerson(person);
        StoredContest.Terms terms = Announcement.terms(wish);
        if (contests.openedBy(person) >= MOST_OF_A_PERSON) {
            throw new Denial(429, "contests-spent", "Nobody may have more than " + MOST_OF_A_PERSON
                    + " tournaments open; end or call off one of yours first.");
        }
        String name = wish.enter();
        StoredContest contest = new StoredContest(Keys.code(random), person, Instant.now(), terms, Stage.OPEN, 0, 0, 0,
                name == null ? List.of() : List.of(new Entry(1, person, named(name, List.of()), 0, false)), List.of());
        contests.open(contest);
        return Bulletin.state(contest, person);
    }

    /** A person takes part from now on. */
    public ContestState enter(String id, String person, @Nullable String name) {
        checkPerson(person);
        return change(id, person, contest -> {
            checkOpen(contest);
            if (entry(contest, person).isPresent()) {
                throw new Denial(409, "entered", "You take part in this tournament already.");
            }
            if (contest.entries().size() >= Bulletin.most(contest)) {
                throw new Denial(409, "contest-full", "No more than " + Bulletin.most(contest)
                        + " people can take part in this tournament.");
            }
            int number = contest.entries().stream().mapToInt(Entry::number).max().orElse(0) + 1;
            return contests.enter(contest, new Entry(number, person, named(name, contest.entries()), 0, false));
        });
    }

    /** A person takes part no more; at tables that are played a bot takes their place. */
    public ContestState leave(String id, String person) {
        ContestState left = change(id, person, contest -> {
            Entry entry = entry(contest, person).filter(each -> !each.gone() && contest.stage() != Stage.OVER)
                    .orElseThrow(() -> new Denial(409, "not-entered", "You do not take part in this tournament."));
            return contest.stage() == Stage.OPEN ? contests.withdraw(contest, entry) : contests.leave(contest, entry);
        });
        steward.replace(find(id), person);
        return left;
    }

    /** Forgets a tournament that has not begun. */
    public void cancel(String id, String person) {
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            StoredContest contest = find(id);
            checkOpener(contest, person);
            if (contests.cancel(contest)) {
                return;
            }
        }
        throw Denial.movedOn();
    }

    /** Opens the first round; the rated are grouped by their strength, and everybody else by lot behind them. */
    public ContestState start(String id, String person) {
        return change(id, person, contest -> {
            checkOpener(contest, person);
            if (contest.entries().size() < 2) {
                throw new Denial(409, "too-few", "A tournament begins when two or more take part.");
            }
            List<Entry> shuffled = new ArrayList<>(contest.entries());
            Collections.shuffle(shuffled, random);
            Game game = Setup.parse(contest.terms().setup()).game();
            return steward.begin(contest, seeded(shuffled, each -> strength.of(game, each)));
        });
    }

    /** The strongest first, and then who is not rated in the order in which they were drawn. */
    static List<Entry> seeded(List<Entry> drawn, Function<String, OptionalDouble> strength) {
        return drawn.stream().map(entry -> Map.entry(entry, strength.apply(entry.person())))
                .sorted(Comparator.comparingDouble(each -> -each.getValue().orElse(Double.NEGATIVE_INFINITY)))
                .map(Map.Entry::getKey).toList();
    }

    /** Forgets tournaments that nobody has started for long. */
    public void tidy() {
        contests.stale(Instant.now().minus(LONGEST_WAIT))
                .forEach(id -> contests.find(id).filter(contest -> contest.stage() == Stage.OPEN)
                        .ifPresent(contests::cancel));
    }

    /** What somebody does upon a tournament as it was read; whether that was stored, or somebody else was faster. */
    @FunctionalInterface
    private interface Doing {
        boolean upon(StoredContest contest);
    }

    private ContestState change(String id, String person, Doing doing) {
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            if (doing.upon(find(id))) {
                return Bulletin.state(find(id), person);
            }
        }
        throw Denial.movedOn();
    }

    private StoredContest find(String id) {
        return contests.find(id).orElseThrow(
                () -> new Denial(404, "no-such-contest", "There is no tournament '" + id + "' in this hall."));
    }

    private static Optional<Entry> entry(StoredContest contest, String person) {
        return contest.entries().stream().filter(entry -> entry.person().equals(person)).findFirst();
    }

    /** A name that nobody else has there. */
    private static String named(@Nullable String wished, List<Entry> others) {
        String name = Names.clean(wished);
        Set<String> taken = others.stream().map(Entry::name).collect(Collectors.toSet());
        if (name.isEmpty()) {
            return Names.unlike(taken);
        }
        if (taken.contains(name)) {
            throw new Denial(409, "name-taken", "Somebody named " + name + " takes part already; take another name.");
        }
        return name;
    }

    private static void checkPerson(String person) {
        if (person.startsWith(StoredTable.PROGRAM)) {
            throw new Denial(403, "people-only", "Tournaments are for people; programs play at other tables.");
        }
    }

    private static void checkOpen(StoredContest contest) {
        if (contest.stage() != Stage.OPEN) {
            throw new Denial(409, "contest-begun", "This tournament has begun already.");
        }
    }

    private static void checkOpener(StoredContest contest, String person) {
        if (!contest.openedBy().equals(person)) {
            throw new Denial(403, "not-opener", "Only who has opened the tournament can do that.");
        }
        checkOpen(contest);
    }
}

package althing.server.table;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.engine.Deal;
import althing.engine.GameRecord;
import althing.engine.GameRecord.Played;
import althing.engine.Games;
import althing.engine.Position;
import althing.engine.Seed;
import althing.engine.Setup;
import althing.formats.NotationJson;
import althing.formats.Texts;
import althing.formats.lesson.Lesson;
import althing.formats.lesson.Lessons;
import althing.server.api.Requests.Companion;
import althing.server.api.Requests.OpenLesson;
import althing.server.api.Requests.OpenSandbox;
import althing.server.api.Requests.OpenTable;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;
import althing.server.api.TableState.SeatKind;
import althing.server.pace.Pace;
import althing.server.storage.Contests;
import althing.server.storage.Dailies.Daily;
import althing.server.storage.Event;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;
import althing.server.storage.StoredTable.Seat;
import althing.server.storage.Terms;

/** The ways in which a table comes about: each puts a new one into storage and says its id. Thread safe. */
final class Opening {

    private static final int BYTES_OF_A_SECRET = 32;
    private static final int BYTES_OF_AN_INVITATION = 12;

    private final SecureRandom random = new SecureRandom();
    private final Store store;

    Opening(Store store) {
        this.store = store;
    }

    /** A game that is dealt: by a seed of its opener, by the hall, or by everybody together. */
    String table(String person, OpenTable wish) {
        Setup setup = Setup.parse(wish.setup());
        if (setup.isOutdated()) {
            throw new BadInput("A new table follows the newest rules of " + setup.game().id() + ", version "
                    + setup.game().rulesVersion() + ", not version " + setup.rules() + ".");
        }
        if (isRated(wish)) {
            checkRated(person, setup, wish);
        }
        List<Seat> seats = kept(Seating.of(setup, wish.seats(), person, random), wish.seats(), person);
        Instant now = Instant.now();
        StoredTable table = new StoredTable(Keys.table(random), drawn(setup).lineWithoutRules(), setup.rules(), person,
                now, now, 0, seats, null, isRated(wish) ? Boolean.FALSE : wish.hints(), deal(setup, wish),
                terms(setup, wish));
        List<Event> events = sealed(table, wish);
        return store(table.waitingFor(Dealing.of(table, events).pending()), events);
    }

    /** A person's game of a day, against bots; the id of the one that they have begun already, if there is one. */
    String daily(String person, DailyWish wish) {
        Setup setup = wish.setup();
        List<SeatRequest> wishes = new ArrayList<>(
                Collections.nCopies(setup.seats(), new SeatRequest(Wish.BOT, null, wish.level())));
        wishes.set(wish.seat(), new SeatRequest(Wish.ME, wish.name(), null));
        Instant now = Instant.now();
        StoredTable table = new StoredTable(Keys.table(random), setup.lineWithoutRules(), setup.rules(), person, now,
                now, 0, Seating.of(setup, wishes, person, random), null, false, Dealing.DAILY + " " + wish.deal(),
                Terms.NONE);
        return store.dailies().open(table.waitingFor(Dealing.of(table, List.of()).pending()),
                new Daily(wish.day().date(), setup.game().id()), wish.seat());
    }

    /** A table of a tournament, which is not stored yet: everybody sits there already, and the hall deals. */
    StoredTable arranged(ContestWish wish) {
        Setup setup = drawn(Setup.parse(wish.setup()));
        Instant now = Instant.now();
        StoredTable table = new StoredTable(Keys.table(random), setup.lineWithoutRules(), setup.rules(),
                Contests.OPENER + wish.contest(), now, now, 0, wish.seats(), null, false,
                setup.game().knowsChance() ? Dealing.HALL + " " + secret() : null,
                new Terms(false, null, wish.pace(), isAgreeable(wish.seats())));
        return table.waitingFor(Dealing.of(table, List.of()).pending());
    }

    /** Whether a table counts without anybody being asked: several people sit there, and all of them are rated. */
    private boolean isAgreeable(List<Seat> seats) {
        List<String> people = seats.stream().map(Seat::person).filter(Objects::nonNull).distinct().toList();
        return people.size() > 1 && people.stream().allMatch(store.ratedPeople()::has);
    }

    private String secret() {
        byte[] secret = new byte[BYTES_OF_A_SECRET];
        random.nextBytes(secret);
        return Deal.secret(secret);
    }

    /** The secret word of a new invitation. */
    String invite() {
        return Keys.secret(random, BYTES_OF_AN_INVITATION);
    }

    private static Terms terms(Setup setup, OpenTable wish) {
        boolean listed = Boolean.TRUE.equals(wish.listed());
        if (listed && setup.seed().isPresent() && setup.game().knowsChance()) {
            throw new Denial(422, "listed-practice",
                    "A table whose deal its opener has chosen is practice, and not for strangers.");
        }
        String language = wish.language();
        if (language != null && !Texts.LANGUAGES.contains(language)) {
            throw new Denial(422, "language", "The languages of this hall are " + String.join(", ", Texts.LANGUAGES)
                    + ", not '" + language + "'.");
        }
        return new Terms(listed, language, Pace.parse(wish.pace()).line().orElse(null), isRated(wish));
    }

    private static boolean isRated(OpenTable wish) {
        return Boolean.TRUE.equals(wish.rated());
    }

    /** A game counts only where it says something: between people who want it so, each alone with the board. */
    private void checkRated(String person, Setup setup, OpenTable wish) {
        if (!store.ratedPeople().has(person)) {
            throw notRated();
        }
        if (Boolean.TRUE.equals(wish.hints()) || (setup.seed().isPresent() && setup.game().knowsChance())) {
            throw new Denial(422, "rated-practice", "A rated table gives no hints, and nobody chooses its deal.");
        }
        List<Wish> kinds = wish.seats().stream().map(SeatRequest::kind).toList();
        if (kinds.contains(Wish.SCREEN) || !kinds.contains(Wish.FRIEND)) {
            throw new Denial(422, "rated-seats",
                    "At a rated table sit at least two people, each with a browser of their own.");
        }
    }

    static Denial notRated() {
        return new Denial(409, "not-rated",
                "This table is rated, and you have not agreed to be rated; do so on your own page, or play elsewhere.");
    }

    /** The seats, each kept for the companion whom the opener names for it. */
    private List<Seat> kept(List<Seat> seats, List<SeatRequest> wishes, String person) {
        return seats.stream().map(seat -> {
            Companion again = wishes.get(seat.seat()).again();
            return again == null || seat.kind() != SeatKind.OPEN ? seat : kept(seat, companion(person, again));
        }).toList();
    }

    /** The seat, kept for who sat on another, by the name that they had there if the opener gives none. */
    private static Seat kept(Seat seat, Seat companion) {
        return new Seat(seat.seat(), seat.kind(), seat.name().isEmpty() ? companion.name() : seat.name(), null, null,
                seat.invite(), null, companion.person());
    }

    private Seat companion(String person, Companion again) {
        return store.table(again.table()).filter(table -> Viewpoint.of(table.seats(), "", person).seats() != 0)
                .flatMap(table -> table.seats().stream().filter(seat -> seat.seat() == again.seat()).findFirst())
                .filter(seat -> isCompanion(person, seat.person()))
                .orElseThrow(() -> new Denial(422, "no-companion",
                        "A seat can be kept for a person with whom you have sat at a table; this is none."));
    }

    private boolean isCompanion(String person, @Nullable String other) {
        return other != null && !other.startsWith(StoredTable.GONE) && !person.equals(other)
                && !store.blocks().blocks(other, person);
    }

    /** A game without chance is the same from every seed; its record needs one all the same. */
    private Setup drawn(Setup setup) {
        return setup.seed().isPresent() || setup.game().knowsChance()
                ? setup
                : setup.seeded(new Seed(random.nextLong(), random.nextLong()));
    }

    /** How a table is dealt, in the words of the schema. */
    private @Nullable String deal(Setup setup, OpenTable wish) {
        if (!setup.game().knowsChance()) {
            return null;
        }
        if (setup.seed().isPresent()) {
            return Dealing.PRACTICE;
        }
        return (wish.seal() == null ? Dealing.HALL : Dealing.TOGETHER) + " " + secret();
    }

    /** The lot of an opener who sits at the table too. */
    private static List<Event> sealed(StoredTable table, OpenTable wish) {
        String seal = wish.seal();
        if (seal == null || !String.valueOf(table.deal()).startsWith(Dealing.TOGETHER)) {
            return List.of();
        }
        Lots.checkSeal(seal);
        return table.seats().stream().filter(seat -> table.openedBy().equals(seat.person())).limit(1)
                .map(seat -> new Event(1, Event.Kind.SEAL, seat.seat(), seal, table.opened())).toList();
    }

    /** A finished game, from the text of its record. */
    String record(String person, String text) {
        GameRecord read = GameRecord.parse(text);
        if (!read.replay().isOver()) {
            throw new BadInput("The record ends after move " + read.moves().size()
                    + ", before the game is over; only finished games can be looked at here.");
        }
        Instant now = Instant.now();
        List<Seat> seats = new ArrayList<>();
        for (String name : read.names()) {
            seats.add(new Seat(seats.size(), SeatKind.PERSON, Names.shortened(name), null, null, null));
        }
        List<Event> events = new ArrayList<>();
        read.moves().forEach(played -> events.add(event(events.size() + 1, played, now)));
        return store(new StoredTable(Keys.table(random), read.setup().lineWithoutRules(), read.setup().rules(),
                person, now, now, 0, seats, null, null,
                read.deal().map(deal -> Dealing.TOLD + " " + deal.line()).orElse(null), Terms.NONE), events);
    }

    /** A game that begins in a position of somebody's choice. */
    String sandbox(String person, OpenSandbox wish, Sandbox.Source tables) {
        Sandbox sandbox = Sandbox.of(wish, tables, random);
        Setup setup = sandbox.start().setup();
        List<Seat> seats = Seating.of(setup, sandbox.seats(), person, random);
        Instant now = Instant.now();
        return store(new StoredTable(Keys.table(random), setup.lineWithoutRules(), setup.rules(), person, now,
                now, sandbox.start().pending(), seats, NotationJson.write(sandbox.start()), null,
                Dealing.PRACTICE, Terms.NONE), List.of());
    }

    /** A lesson, after its opening moves. */
    String lesson(String person, OpenLesson wish) {
        Lesson lesson = Lessons.named(Games.named(wish.game()), wish.lesson());
        Instant now = Instant.now();
        Position begin = lesson.setup().start();
        List<Event> events = new ArrayList<>();
        events.add(new Event(1, Event.Kind.LESSON, lesson.you(), lesson.name(), now));
        for (Played played : lesson.opening()) {
            events.add(event(events.size() + 1, played, now));
            begin.play(played.seat(), played.move());
        }
        return store(new StoredTable(Keys.table(random), lesson.setup().lineWithoutRules(),
                lesson.setup().rules(), person, now, now, begin.pending(),
                Seating.of(lesson.setup(), learnersSeats(lesson, wish), person, random), null, false,
                Dealing.PRACTICE, Terms.NONE), events);
    }

    private static List<SeatRequest> learnersSeats(Lesson lesson, OpenLesson wish) {
        List<SeatRequest> seats = new ArrayList<>(
                Collections.nCopies(lesson.setup().seats(), new SeatRequest(Wish.BOT, null, lesson.level())));
        seats.set(lesson.you(), new SeatRequest(Wish.ME, wish.name(), null));
        return seats;
    }

    private static Event event(int seq, Played played, Instant at) {
        return new Event(seq, Event.Kind.MOVE, played.seat(), played.move().code(), at);
    }

    private String store(StoredTable table, List<Event> events) {
        store.open(table, events);
        return table.id();
    }
}

package althing.server.contest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.engine.Deal;
import althing.engine.Setup;
import althing.server.api.DailyState;
import althing.server.api.DailyState.DailyLine;
import althing.server.api.DailyState.DailyTable;
import althing.server.storage.Dailies;
import althing.server.storage.Dailies.Attempt;
import althing.server.storage.Dailies.Daily;
import althing.server.storage.Dailies.Line;
import althing.server.storage.Dailies.Score;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;
import althing.server.table.DailyWish;
import althing.server.table.Day;
import althing.server.table.Denial;
import althing.server.table.Finish;
import althing.server.table.Hall;
import althing.server.table.Names;
import althing.server.table.Table;

/** The game of the day: one deal for all, once for each person, and the table of who did how well. Thread safe. */
public final class DailyDesk {

    private static final Logger LOG = LoggerFactory.getLogger(DailyDesk.class);
    /** The strongest that does not think by the clock, so that it answers everybody the same. */
    private static final int LEVEL = 3;
    private static final int MOST_LINES = 100;
    private static final int SETTLED_AT_ONCE = 50;

    private static final Comparator<Score> BEST = Comparator.comparingInt(Score::points)
            .thenComparingInt(Score::lead).reversed().thenComparingInt(Score::moves);

    private final Hall hall;
    private final Dailies dailies;
    private final DaySecrets secrets;
    private final Calendar calendar;

    public DailyDesk(Hall hall, Store store, Calendar calendar) {
        this.hall = hall;
        this.dailies = store.dailies();
        this.secrets = new DaySecrets(store.secrets());
        this.calendar = calendar;
    }

    /** What a person may know of today's game and of yesterday's. */
    public DailyState state(String person) {
        Day today = calendar.today();
        return new DailyState(told(today, person), told(today.before(), person));
    }

    /** Begins today's game for a person; the id of its table, which is the same when they come again. */
    public String play(String person, @Nullable String name) {
        if (person.startsWith(StoredTable.PROGRAM)) {
            throw new Denial(403, "people-only", "The game of the day is for people; programs play at other tables.");
        }
        Day today = calendar.today();
        Setup setup = calendar.setup(today);
        return dailies.tableOf(daily(today), person).orElseGet(() -> hall.open(person, new DailyWish(today, setup,
                secrets.deal(today, setup).line(), calendar.seat(today), LEVEL, Names.clean(name))));
    }

    private Daily daily(Day day) {
        return new Daily(day.date(), calendar.setup(day).game().id());
    }

    private DailyTable told(Day day, String person) {
        dailies.unsettled(daily(day), SETTLED_AT_ONCE).forEach(attempt -> settle(attempt, day));
        Setup setup = calendar.setup(day);
        Deal deal = secrets.deal(day, setup);
        boolean over = day.isOver(calendar.clock().instant());
        List<Line> all = dailies.lines(daily(day));
        Optional<Line> own = all.stream().filter(line -> line.person().equals(person)).findFirst();
        return new DailyTable(day.date().toString(), setup.game().id(), setup.unseeded().lineWithoutRules(),
                calendar.seat(day), LEVEL, day.end().toString(), deal.commitment(setup), over ? deal.line() : null,
                own.map(Line::table).orElse(null), all.size(),
                ranked(all, person, over || own.filter(line -> line.ended() != null).isPresent()));
    }

    /** What is over on its day counts; who gave up, or came to the end when everybody could know the deal, has no place. */
    private void settle(Attempt attempt, Day day) {
        try {
            hall.atNewest(attempt.table(), Table::finish).ifPresent(finish -> dailies.settle(attempt.table(),
                    finish.at(), finish.isNatural() && finish.at().isBefore(day.end())
                            ? Optional.of(score(finish, attempt.seat()))
                            : Optional.empty()));
        } catch (Denial e) {
            LOG.warn("Table {} of {} cannot be settled: {}", attempt.table(), day.date(), e.getMessage());
        }
    }

    private static Score score(Finish finish, int seat) {
        return new Score(finish.points().get(seat), finish.lead(seat), finish.moves());
    }

    private static List<DailyLine> ranked(List<Line> all, String person, boolean open) {
        List<Line> scored = all.stream().filter(line -> line.score() != null)
                .sorted(Comparator.comparing(DailyDesk::score, BEST)).toList();
        List<DailyLine> lines = new ArrayList<>();
        int place = 0;
        for (int at = 0; at < scored.size(); at++) {
            boolean level = at > 0 && BEST.compare(score(scored.get(at - 1)), score(scored.get(at))) == 0;
            place = level ? place : at + 1;
            boolean mine = scored.get(at).person().equals(person);
            if (at < MOST_LINES || mine) {
                lines.add(line(place, scored.get(at), mine, open));
            }
        }
        return lines;
    }

    private static Score score(Line line) {
        return Objects.requireNonNull(line.score());
    }

    private static DailyLine line(int place, Line line, boolean mine, boolean open) {
        Score score = score(line);
        return new DailyLine(place, line.name(), score.points(), score.lead(), score.moves(), mine,
                mine || open ? line.table() : null);
    }
}

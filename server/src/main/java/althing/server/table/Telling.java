package althing.server.table;

import java.util.List;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.server.api.Replay;
import althing.server.api.Rules;
import althing.server.api.TableState;
import althing.server.api.TableState.Heading;
import althing.server.api.TableState.MoveOption;
import althing.server.api.TableState.Question;
import althing.server.api.TableState.SeatState;
import althing.server.api.TableState.Standing;
import althing.server.api.TableState.Story;
import althing.server.api.TableState.Talk;
import althing.server.storage.StoredTable.Seat;

/** Puts together what one viewpoint may see of a table. The only place where a position becomes something to send. */
final class Telling {

    private Telling() {
    }

    static TableState state(Table table, Viewpoint viewpoint) {
        Timeline timeline = table.timeline();
        Position now = timeline.now();
        int acting = viewpoint.acting(now);
        int eyes = viewpoint.eyes(now);
        return new TableState(heading(table, now), seats(table, viewpoint), question(table, viewpoint, acting),
                now.view(eyes), new Story(timeline.count(), timeline.log(eyes, timeline.count()), 0),
                standing(now, eyes), new Talk(table.chat(), now.isTalkOpen()), table.clock(),
                table.hints(viewpoint, acting), table.trouble().orElse(null));
    }

    private static Heading heading(Table table, Position now) {
        Setup setup = table.setup();
        return new Heading(table.id(), table.seq(), setup.game().id(), setup.unseeded().lineWithoutRules(),
                Rules.of(setup), table.isSandbox(), table.tuition().state().orElse(null), table.commitment(),
                now.isOver() && !table.isSandbox() ? setup.lineWithoutRules() : null);
    }

    private static Question question(Table table, Viewpoint viewpoint, int acting) {
        Position now = table.timeline().now();
        return new Question(Viewpoint.list(now.pending()), now.isOver(), acting == Position.ONLOOKER ? null : acting,
                prompt(now, acting), options(table.timeline().here(), acting),
                table.undoable().filter(viewpoint::holds).isPresent());
    }

    private static Standing standing(Position now, int eyes) {
        ScoreSheet sheet = sheet(now, eyes);
        return new Standing(sheet.total(), ranks(now, eyes), sheet);
    }

    static Replay replay(Timeline timeline, Viewpoint viewpoint, int count) {
        Position then = timeline.at(count);
        int eyes = viewpoint.eyes(then);
        return new Replay(count, timeline.count(), then.view(eyes), timeline.log(eyes, count), sheet(then, eyes));
    }

    private static List<SeatState> seats(Table table, Viewpoint viewpoint) {
        return table.seats().stream()
                .map(seat -> seat(seat, viewpoint, table.isOnline(seat))).toList();
    }

    static SeatState seat(Seat seat, Viewpoint viewpoint, boolean online) {
        return new SeatState(seat.seat(), seat.kind(), seat.name(), seat.level(), viewpoint.holds(seat.seat()), online,
                viewpoint.opener() ? seat.invite() : null);
    }

    private static @Nullable Phrase prompt(Position now, int acting) {
        return now.isOver() ? null : now.prompt(acting == Position.ONLOOKER ? now.nextSeat() : acting);
    }

    private static List<MoveOption> options(Crossroads here, int acting) {
        if (acting == Position.ONLOOKER) {
            return List.of();
        }
        return here.moves(acting).stream().map(move -> MoveOption.of(here.position(), acting, move)).toList();
    }

    private static ScoreSheet sheet(Position now, int eyes) {
        return now.scoreSheet().of(seat -> now.knowsPoints(eyes, seat));
    }

    private static List<Integer> ranks(Position now, int eyes) {
        return IntStream.range(0, now.seats()).allMatch(seat -> now.knowsPoints(eyes, seat))
                ? IntStream.range(0, now.seats()).map(now::rank).boxed().toList()
                : List.of();
    }
}

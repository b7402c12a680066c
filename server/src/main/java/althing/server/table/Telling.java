package althing.server.table;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Fingerprint;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.server.api.DealState;
import althing.server.api.Replay;
import althing.server.api.Saying;
import althing.server.api.Rules;
import althing.server.api.TableState;
import althing.server.api.TableState.Accord;
import althing.server.api.TableState.ChatLine;
import althing.server.api.TableState.ChatPage;
import althing.server.api.TableState.Heading;
import althing.server.api.TableState.MoveOption;
import althing.server.api.TableState.OrderState;
import althing.server.api.TableState.Question;
import althing.server.api.TableState.SeatKind;
import althing.server.api.TableState.SeatState;
import althing.server.api.TableState.Standing;
import althing.server.api.TableState.Story;
import althing.server.api.TableState.Talk;
import althing.server.storage.Event;
import althing.server.storage.StoredTable.Seat;
import althing.server.table.Hindsight.Sight;

/** Puts together what one viewpoint may see of a table. The only place where a position becomes something to send. */
final class Telling {

    /** How many lines of the talk are told at once. */
    private static final int CHAT_PAGE = 30;

    private Telling() {
    }

    static TableState state(Table table, Viewpoint viewpoint) {
        return table.course().isWaiting() ? waiting(table, viewpoint) : playing(table, viewpoint);
    }

    /** A table whose game has not begun: there is nothing to see and nothing to decide. */
    private static TableState waiting(Table table, Viewpoint viewpoint) {
        List<Integer> none = Collections.nCopies(table.seats().size(), 0);
        return new TableState(heading(table, false), deal(table, false), seats(table, viewpoint),
                new Question(Viewpoint.list(table.course().pending()), false, null, null, null, List.of(), false), null,
                new Story(0, List.of(), 0, List.of()),
                new Standing(none, List.of(), new ScoreSheet(List.of(), none, List.of())),
                Talk.of(table.talkBefore(Integer.MAX_VALUE), true), table.course().company().clock(),
                table.adviser().shown(viewpoint, Position.ONLOOKER), null, table.terms().told(), accord(table),
                OrderState.NONE);
    }

    private static DealState deal(Table table, boolean over) {
        return table.course().dealing().state(over && isTold(table), table.tuition().state().isPresent());
    }

    private static TableState playing(Table table, Viewpoint viewpoint) {
        Timeline timeline = table.timeline();
        Position now = timeline.now();
        int acting = acting(table, viewpoint);
        boolean over = table.course().isClosed();
        int eyes = viewpoint.eyes(now);
        return new TableState(heading(table, over), deal(table, over), seats(table, viewpoint),
                question(table, viewpoint, acting),
                now.view(eyes),
                new Story(timeline.count(), timeline.log(eyes, timeline.count()), 0, timeline.halts(eyes)),
                standing(now, eyes), Talk.of(table.talkBefore(Integer.MAX_VALUE), now.isTalkOpen()),
                table.course().company().clock(), table.adviser().shown(viewpoint, acting),
                table.bench().trouble().orElse(null), table.terms().told(), accord(table),
                table.orders().shown(viewpoint, acting));
    }

    private static int acting(Table table, Viewpoint viewpoint) {
        return table.course().isClosed()
                ? Position.ONLOOKER
                : viewpoint.acting(table.timeline().now(), table.seating().bots());
    }

    private static Accord accord(Table table) {
        return table.course().company().state(table.terms().expires());
    }

    private static Heading heading(Table table, boolean over) {
        Setup setup = table.setup();
        String seeded = setup.lineWithoutRules();
        return new Heading(table.id(), table.seq(), setup.game().id(), setup.unseeded().lineWithoutRules(),
                Rules.of(setup), table.isSandbox(), table.tuition().state().orElse(null),
                table.course().isWaiting() ? null : Fingerprint.of(seeded), over && isTold(table) ? seeded : null,
                null, table.course().contest().orElse(null));
    }

    /** Whether everybody may know where a finished game has come from. */
    private static boolean isTold(Table table) {
        return !table.isSandbox() && !table.course().isDealHidden();
    }

    /**
     * What an onlooker is told of a game with secrets: all of the game and the talk as it was a while ago. Who sits there,
     * and what they have agreed on, is told as it is.
     */
    static TableState behind(Table table, Viewpoint viewpoint, Sight sight) {
        Timeline timeline = table.timeline();
        Position then = timeline.at(sight.moves());
        Heading now = heading(table, false);
        Heading heading = new Heading(now.id(), sight.seq(), now.game(), now.setup(), now.rules(), now.sandbox(), null,
                now.commitment(), null, (int) table.delay().toSeconds(), now.contest());
        return new TableState(heading, deal(table, false), seats(table, viewpoint),
                new Question(Viewpoint.list(then.pending()), false, null, null, null, List.of(), false),
                then.view(Position.ONLOOKER),
                new Story(sight.moves(), timeline.log(Position.ONLOOKER, sight.moves()), 0,
                        List.of()),
                standing(then, Position.ONLOOKER), Talk.of(table.talkBefore(sight.chat()), then.isTalkOpen()),
                table.course().company().stillClock(), table.adviser().shown(viewpoint, Position.ONLOOKER), null,
                table.terms().told(), accord(table), OrderState.NONE);
    }

    private static Question question(Table table, Viewpoint viewpoint, int acting) {
        Position now = table.timeline().now();
        return new Question(Viewpoint.list(table.course().pending()), now.isOver(),
                acting == Position.ONLOOKER ? null : acting,
                prompt(now, acting), acting == Position.ONLOOKER ? null : now.ruleInQuestion(acting),
                options(table.timeline().here(), acting),
                table.playing().undoable().filter(viewpoint::holds).isPresent());
    }

    private static Standing standing(Position now, int eyes) {
        ScoreSheet sheet = sheet(now, eyes);
        return new Standing(sheet.total(), ranks(now, eyes), sheet);
    }

    /** The position after {@code count} moves, of so many that somebody may see. */
    static Replay replay(Timeline timeline, Viewpoint viewpoint, int count, int of) {
        Position then = timeline.at(count);
        int eyes = viewpoint.eyes(then);
        return new Replay(count, of, then.view(eyes), timeline.log(eyes, count), sheet(then, eyes));
    }

    /** The last lines of the talk before one. */
    static ChatPage talk(Table table, int line) {
        List<Event> chat = table.course().chat();
        int to = Math.clamp(line, 0, chat.size());
        int from = Math.max(0, to - CHAT_PAGE);
        return new ChatPage(chat.subList(from, to).stream().map(said -> new ChatLine(
                table.seats().get(said.seat()).name(), said.seat(), Saying.words(said.payload()), said.at().toString(),
                Saying.of(said.payload()).orElse(null))).toList(),
                from);
    }

    private static List<SeatState> seats(Table table, Viewpoint viewpoint) {
        return table.seats().stream()
                .map(seat -> seat(seat, viewpoint, table.gallery().isOnline(seat))).toList();
    }

    static SeatState seat(Seat seat, Viewpoint viewpoint, boolean online) {
        return new SeatState(seat.seat(), seat.kind(), seat.name(), seat.level(), viewpoint.holds(seat.seat()), online,
                viewpoint.opener() ? seat.invite() : null, seat.standIn(), (viewpoint.kept() >> seat.seat() & 1) != 0,
                seat.kind() == SeatKind.OPEN && seat.keptFor() != null,
                (viewpoint.hidden() >> seat.seat() & 1) != 0);
    }

    /** A question may tell what somebody holds: only who is asked reads it. */
    private static @Nullable Phrase prompt(Position now, int acting) {
        return acting == Position.ONLOOKER ? null : now.prompt(acting);
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

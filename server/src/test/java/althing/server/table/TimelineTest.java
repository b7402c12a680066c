package althing.server.table;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.Disclosure;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.engine.View;
import althing.server.api.HallJson;
import althing.server.api.TableState.LogLine;

import static org.assertj.core.api.Assertions.assertThat;

/** Any point of a game, and the way back. */
class TimelineTest {

    private final MoveList moves = new MoveList();

    @ParameterizedTest
    @ValueSource(strings = {"vikings(seats=2)#1", "vikings(seats=4,advanced=true)#2", "vikings(seats=3)#3"})
    void everyPositionOfAGame_canBeSeenAgain(String setup) {
        Timeline timeline = new Timeline(Setup.parse(setup));
        List<String> seen = new ArrayList<>();
        seen.add(notation(timeline.now()));
        SplitMix random = new SplitMix(7);
        while (!timeline.now().isOver()) {
            play(timeline, random);
            seen.add(notation(timeline.now()));
        }
        assertThat(timeline.count()).isGreaterThan(3 * Timeline.STRIDE);
        for (int n = 0; n <= timeline.count(); n++) {
            assertThat(notation(timeline.at(n))).isEqualTo(seen.get(n));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"vikings(seats=2)#1", "vikings(seats=3,advanced=true)#4"})
    void takingBackAndPlayingAgain_leadsToTheSameGame(String setup) {
        Timeline straight = new Timeline(Setup.parse(setup));
        Timeline winding = new Timeline(Setup.parse(setup));
        SplitMix random = new SplitMix(11);
        int takenBack = 0;
        while (!straight.now().isOver()) {
            Move move = play(straight, random);
            int seat = straight.moves().getLast().seat();
            winding.accept(winding.tryOut(seat, move));
            while (winding.undoable(false).isPresent() && random.nextInt(3) > 0) {
                winding.undo();
                takenBack++;
            }
            catchUp(winding, straight);
            assertThat(notation(winding.now())).isEqualTo(notation(straight.now()));
        }
        assertThat(takenBack).isGreaterThan(10);
        assertThat(log(winding)).isEqualTo(log(straight));
    }

    /** Vikings: behind the start tile the other tile of the set has one place, so nobody is asked where it goes. */
    @Test
    void aMoveThatNobodyIsAskedFor_isHaltedBefore() {
        Timeline timeline = new Timeline(Setup.parse("vikings(seats=2)#1"));
        do {
            playFirst(timeline);
        } while (timeline.halts(0).isEmpty());
        int lines = log(timeline).size();
        View before = timeline.at(timeline.count() - 1).view(0);
        assertThat(timeline.halts(0)).allSatisfy(halt -> {
            assertThat(halt.lines()).isBetween(1, lines - 1);
            assertThat(halt.view()).isNotEqualTo(timeline.now().view(0)).isNotEqualTo(before);
        });
        timeline.undo();
        assertThat(timeline.halts(0)).isEmpty();
    }

    private void playFirst(Timeline timeline) {
        int seat = timeline.now().nextSeat();
        timeline.now().moves(seat, moves);
        timeline.accept(timeline.tryOut(seat, moves.get(0)));
    }

    private static void catchUp(Timeline winding, Timeline straight) {
        while (winding.count() < straight.count()) {
            var next = straight.moves().get(winding.count());
            winding.accept(winding.tryOut(next.seat(), next.move()));
        }
    }

    private static List<LogLine> log(Timeline timeline) {
        return timeline.log(0, timeline.count());
    }

    private Move play(Timeline timeline, SplitMix random) {
        int seat = timeline.now().nextSeat();
        timeline.now().moves(seat, moves);
        Move move = moves.get(random.nextInt(moves.size()));
        timeline.accept(timeline.tryOut(seat, move));
        return move;
    }

    private static String notation(Position position) {
        return HallJson.write(position.notation());
    }

    /** Documents what {@link Timeline#undoable} relies on. */
    @ParameterizedTest
    @ValueSource(strings = "vikings(seats=2)#1")
    void aMoveThatDisclosedNothing_leavesTheSameSeatToDecide(String setup) {
        Position position = Setup.parse(setup).start();
        SplitMix random = new SplitMix(3);
        while (!position.isOver()) {
            int seat = position.nextSeat();
            position.moves(seat, moves);
            Disclosure disclosure = position.play(seat, moves.get(random.nextInt(moves.size())));
            if (disclosure == Disclosure.NOTHING) {
                assertThat(position.nextSeat()).isEqualTo(seat);
            }
        }
    }
}

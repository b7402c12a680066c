package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import althing.engine.notation.Means;

/** An agenda in words, over the frames of an enum, as a game has them. */
class AskedTest {

    /** The questions of a game. */
    enum Question {
        @Means("which ship sails")
        SAIL, LOAD_SHIP
    }

    private static final Frame SAIL = new Frame(Question.SAIL);
    private static final Frame LOAD = new Frame(Question.LOAD_SHIP);
    private static final Frame.Field LEFT = LOAD.number("left", 0, 3);
    private static final List<Frame> FRAMES = List.of(SAIL, LOAD);

    @Test
    void aFrame_isNamedAndExplainedByItsConstant() {
        assertThat(SAIL.kind()).isZero();
        assertThat(SAIL.name()).isEqualTo("sail");
        assertThat(SAIL.meaning()).isEqualTo("which ship sails");
        assertThat(LOAD.kind()).isEqualTo(1);
        assertThat(LOAD.name()).isEqualTo("load-ship");
        assertThat(LOAD.meaning()).isEmpty();
        assertThat(LOAD.fields()).containsExactly(LEFT);
        assertThat(new Frame(Question.SAIL).meaning()).isEqualTo("which ship sails");
        assertThat(new Frame(Question.LOAD_SHIP).meaning()).isEmpty();
        assertThatThrownBy(() -> LOAD.fields().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void theEntryOnTop_isWrittenLast() {
        Agenda agenda = new Agenda(9);
        agenda.push(SAIL, 2);
        agenda.push(LOAD, 1);
        LEFT.set(agenda, 3);
        assertThat(Asked.write(agenda, FRAMES)).containsExactly(new Asked("sail", 2, Map.of()),
                new Asked("load-ship", 1, Map.of("left", 3)));
        assertThat(Asked.write(new Agenda(1), FRAMES)).isEmpty();
    }

    @Test
    void whatIsWrittenLast_isOnTopAgain() {
        Agenda agenda = new Agenda(9);
        Asked.read(List.of(new Asked("sail", 2, Map.of()), new Asked("load-ship", 1, Map.of("left", 2))), FRAMES, 3, 2,
                agenda);
        assertThat(agenda.isOnTop(LOAD)).isTrue();
        assertThat(agenda.seat()).isEqualTo(1);
        assertThat(LEFT.of(agenda)).isEqualTo(2);
        agenda.pop();
        assertThat(agenda.isOnTop(SAIL)).isTrue();
        assertThat(agenda.seat()).isEqualTo(2);
    }

    @Test
    void whatIsWrong_isNamedByItsPlaceInTheList() {
        Asked sail = new Asked("sail", 0, Map.of());
        refused(List.of(sail, new Asked("row", 0, Map.of())),
                "agenda[1].decision: 'row' is none; decisions are sail, load-ship.");
        refused(List.of(sail, new Asked("sail", -1, Map.of())), "agenda[1].seat: there is no seat -1.");
        refused(List.of(sail, new Asked("sail", 3, Map.of())), "agenda[1].seat: there is no seat 3.");
        refused(List.of(sail, new Asked("load-ship", 0, Map.of("left", 4))),
                "agenda[1].about.left: 4 is not a number from 0 to 3.");
        refused(List.of(sail, new Asked("load-ship", 0, Map.of("left", 1, "right", 1))),
                "agenda[1].about.right: load-ship has no such field.");
    }

    private static void refused(List<Asked> asked, String sentence) {
        assertThatThrownBy(() -> Asked.read(asked, FRAMES, 3, 2, new Agenda(9))).isInstanceOf(BadInput.class)
                .hasMessage(sentence);
    }
}

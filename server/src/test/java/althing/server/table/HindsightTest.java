package althing.server.table;

import java.time.Instant;
import java.util.List;

import org.junit.jupiter.api.Test;

import althing.server.storage.Event;
import althing.server.table.Hindsight.Sight;

import static org.assertj.core.api.Assertions.assertThat;

/** What had happened at a moment. */
class HindsightTest {

    private final Hindsight hindsight = new Hindsight();

    @Test
    void whatHappenedLater_isNotSeen() {
        move(1, 10);
        Event said = new Event(2, Event.Kind.CHAT, 0, "hail", second(20));
        hindsight.happened(said);
        move(3, 30);
        assertThat(hindsight.at(second(9), List.of(said))).isEqualTo(new Sight(0, 0, 0));
        assertThat(hindsight.at(second(10), List.of(said))).isEqualTo(new Sight(1, 1, 0));
        assertThat(hindsight.at(second(29), List.of(said))).isEqualTo(new Sight(2, 1, 1));
        assertThat(hindsight.at(second(30), List.of(said))).isEqualTo(new Sight(3, 2, 1));
    }

    @Test
    void whatWasTakenBack_isNotSeenAtAll() {
        move(1, 10);
        hindsight.happened(new Event(2, Event.Kind.UNDO, 0, "", second(11)));
        hindsight.takenBack();
        move(3, 12);
        assertThat(hindsight.at(second(11), List.of())).isEqualTo(new Sight(2, 0, 0));
        assertThat(hindsight.at(second(12), List.of())).isEqualTo(new Sight(3, 1, 0));
    }

    @Test
    void whatWasBeforeTheGame_isKnownAtOnce() {
        hindsight.happened(new Event(1, Event.Kind.JOIN, 0, "Una", second(10)));
        hindsight.begun();
        move(2, 20);
        assertThat(hindsight.at(second(5), List.of())).isEqualTo(new Sight(1, 0, 0));
    }

    private void move(int seq, int second) {
        hindsight.happened(new Event(seq, Event.Kind.MOVE, 0, "m", second(second)));
        hindsight.played(second(second));
    }

    private static Instant second(int second) {
        return Instant.ofEpochSecond(second);
    }
}

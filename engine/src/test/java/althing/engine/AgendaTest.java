package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AgendaTest {

    private static final Frame SAIL = new Frame(0, "sail");
    private static final Frame LOAD = new Frame(255, "load");
    private static final Frame.Field GOODS = LOAD.number("goods", 0, 9);
    private static final Frame.Field SHIP = LOAD.number("ship", 0, 9);

    private final Agenda agenda = new Agenda(12);

    @Test
    void theLastDecisionPushed_isAskedFirst() {
        agenda.push(SAIL, 3);
        agenda.push(LOAD, 15);
        SHIP.set(agenda, 9);

        assertThat(agenda.kind()).isEqualTo(255);
        assertThat(agenda.seat()).isEqualTo(15);
        assertThat(SHIP.of(agenda)).isEqualTo(9);
        assertThat(GOODS.of(agenda)).isZero();
        agenda.pop();
        assertThat(agenda.kind()).isZero();
        assertThat(agenda.seat()).isEqualTo(3);
    }

    @Test
    void anAgenda_becomesAnotherWithoutSharing() {
        Agenda other = new Agenda(12);
        agenda.push(LOAD, 4);
        GOODS.set(agenda, 8);
        other.push(SAIL, 1);
        other.push(SAIL, 2);
        other.become(agenda);
        GOODS.set(agenda, 1);
        agenda.pop();

        assertThat(agenda.isEmpty()).isTrue();
        assertThat(other.count()).isEqualTo(1);
        assertThat(other.kind()).isEqualTo(255);
        assertThat(other.seat()).isEqualTo(4);
        assertThat(GOODS.of(other)).isEqualTo(8);
    }

    @Test
    void anEmptyAgenda_hasNothingOnTop() {
        assertThat(agenda.isEmpty()).isTrue();
        assertThat(agenda.top()).isEqualTo(-1);
        assertThat(agenda.count()).isZero();
        assertThat(agenda.isOnTop(SAIL)).isFalse();
        assertThat(agenda.nearest(SAIL)).isEqualTo(-1);
    }

    @Test
    void itIsKnown_whatIsOnTop() {
        agenda.push(LOAD, 1);
        assertThat(agenda.isOnTop(LOAD)).isTrue();
        assertThat(agenda.isOnTop(SAIL)).isFalse();
        agenda.push(SAIL, 2);
        assertThat(agenda.isOnTop(SAIL)).isTrue();
        assertThat(agenda.isEmpty()).isFalse();
    }

    @Test
    void entriesOfDifferentWidth_areWalkedFromTheTop() {
        agenda.push(SAIL, 0);
        agenda.push(LOAD, 1);
        agenda.push(SAIL, 2);
        agenda.push(LOAD, 3);
        int entry = agenda.top();
        for (int seat = 3; seat >= 0; seat--) {
            assertThat(agenda.seat(entry)).isEqualTo(seat);
            assertThat(agenda.kind(entry)).isEqualTo(seat % 2 == 0 ? SAIL.kind() : LOAD.kind());
            entry = agenda.below(entry);
        }
        assertThat(entry).isEqualTo(-1);
        assertThat(agenda.count()).isEqualTo(4);
    }

    @Test
    void theFieldsOfAnEntry_doNotTouchEachOther() {
        agenda.push(LOAD, 1);
        GOODS.set(agenda, 5);
        SHIP.set(agenda, 7);
        agenda.push(LOAD, 2);
        GOODS.set(agenda, 1);
        SHIP.set(agenda, -1);

        int below = agenda.below(agenda.top());
        assertThat(GOODS.at(agenda, below)).isEqualTo(5);
        assertThat(SHIP.at(agenda, below)).isEqualTo(7);
        assertThat(GOODS.of(agenda)).isEqualTo(1);
        assertThat(SHIP.of(agenda)).isEqualTo(-1);
        assertThat(agenda.kind()).isEqualTo(255);
        assertThat(agenda.seat()).isEqualTo(2);
    }

    @Test
    void whatIsPushedAgain_startsAnew() {
        agenda.push(LOAD, 1);
        GOODS.set(agenda, 5);
        agenda.pop();
        agenda.push(LOAD, 1);
        assertThat(GOODS.of(agenda)).isZero();
        assertThat(GOODS.isSet(agenda)).isFalse();
    }

    @Test
    void clearing_forgetsEverything() {
        agenda.push(SAIL, 0);
        agenda.push(LOAD, 1);
        agenda.clear();
        assertThat(agenda.isEmpty()).isTrue();
        assertThat(agenda.count()).isZero();
        agenda.push(LOAD, 3);
        assertThat(agenda.count()).isEqualTo(1);
    }
}

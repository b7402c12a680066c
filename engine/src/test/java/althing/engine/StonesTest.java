package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

/** What a position promises, on a whole game with chance, secrets and versions. */
class StonesTest {

    private final Position position = Setup.parse("stones(heap=big)#5f2c").start();

    @Test
    void theSeats_areAskedInTurn_untilTheHeapIsEmpty() {
        assertThat(position.pending()).isEqualTo(0b01);
        assertThat(position.isPending(0)).isTrue();
        assertThat(position.isPending(1)).isFalse();
        assertThat(position.firstSeat()).isZero();
        Position later = position.copy();
        later.play(0, new Stones.Take(1));
        assertThat(later.firstSeat()).isEqualTo(1);
        for (int i = 0; i < 6; i++) {
            assertThat(position.isOver()).isFalse();
            assertThat(position.nextSeat()).isEqualTo(i % 2);
            position.play(i % 2, new Stones.Take(2));
        }
        assertThat(position.isOver()).isTrue();
        assertThat(position.pending()).isZero();
        assertThat(position.rank(0)).isEqualTo(1);
        assertThat(position.rank(1)).as("tied seats share the better rank").isEqualTo(1);
    }

    @Test
    void everyRule_refusesWithItsReason() {
        assertThat(position.why(0, new Stones.Take(2))).isEmpty();
        assertThat(position.why(0, new Stones.Take(3))).contains(Refusal.of("STO-2", "refusal.hand", "most", 2));
        assertThat(position.why(1, new Stones.Take(1))).contains(Refusal.of("STO-1", Refusal.NOT_YOUR_TURN, "seats",
                List.of(Phrase.seat(0))));
        Position plain = Setup.parse("stones(dice=false)#1").start();
        assertThat(plain.why(0, new Stones.Roll())).contains(Refusal.of("STO-4", "refusal.no-dice"));
        plain.play(0, new Stones.Take(2));
        plain.play(1, new Stones.Take(2));
        plain.play(0, new Stones.Take(1));
        assertThat(plain.why(1, new Stones.Take(2))).contains(Refusal.of("STO-3", "refusal.few", "left", 1));
        plain.play(1, new Stones.Take(1));
        assertThat(plain.why(0, new Stones.Take(1))).contains(Refusal.over("STO-5"));
    }

    @Test
    void aRoll_reveals_andTakingPassesTheTurn() {
        assertThat(position.play(0, new Stones.Roll())).isEqualTo(Disclosure.REVEAL);
        assertThat(position.play(1, new Stones.Take(1))).as("the roll before is forgotten").isEqualTo(Disclosure.TURN);
        assertThat(Disclosure.REVEAL.isBarrier()).isTrue();
        assertThat(Disclosure.TURN.isBarrier()).isTrue();
        assertThat(Disclosure.NOTHING.isBarrier()).isFalse();
    }

    @Test
    void aCopy_hasTheSameFuture_andNobodyWhoListens() {
        List<Phrase> heard = new ArrayList<>();
        position.listener((_, phrase) -> heard.add(phrase));
        Position copy = position.copy();
        copy.play(0, new Stones.Roll());
        assertThat(heard).isEmpty();
        position.play(0, new Stones.Roll());
        assertThat(heard).containsExactly(Phrase.of("log.played", "seat", Phrase.seat(0)));
        assertThat(copy.notation()).isEqualTo(position.notation());
    }

    @Test
    void onlySomeSeats_mayHearSomething() {
        List<Integer> audiences = new ArrayList<>();
        Stones.Heap heap = (Stones.Heap) position;
        heap.tellSeats(0b10, "log.nobody-listens");
        heap.listener((audience, _) -> audiences.add(audience));
        heap.tellSeats(0b10, "log.secret");
        heap.tell("log.open");
        assertThat(audiences).containsExactly(0b10, Listener.EVERYONE);
    }

    @Test
    void aNotation_givesThePositionBack() {
        position.play(0, new Stones.Roll());
        Position read = position.notation().position();
        assertThat(read.notation()).isEqualTo(position.notation());
        position.play(1, new Stones.Roll());
        read.play(1, new Stones.Roll());
        assertThat(read.notation()).as("the die falls the same").isEqualTo(position.notation());
    }

    @Test
    void whatAPositionCallsItself_isItsSetupWithoutTheSeed() {
        assertThat(position.setup()).isEqualTo(Setup.parse("stones(heap=big)"));
        assertThat(position.seats()).isEqualTo(2);
        assertThat(position.isTalkOpen()).isTrue();
        assertThat(position.knowsPoints(Position.ONLOOKER, 0)).isTrue();
    }

    @Test
    void olderRules_arePlayedAsTheyWere() {
        Position first = Setup.parse("stones(rules=1)#5f2c").start();
        assertThat(first.why(0, new Stones.Take(3))).isEmpty();
        assertThatThrownBy(() -> Setup.parse("stones(rules=1)#" + "1".repeat(20)).start())
                .isInstanceOf(BadInput.class).hasMessageContaining("64 bits");
    }

    @Test
    void thePrompt_isPartOfTheRefusal_whereSomethingElseComesFirst() {
        assertThat(Refusal.notNow("STO-1", position, 0)).isEqualTo(
                Refusal.of("STO-1", Refusal.NOT_NOW, "asked", Phrase.of("prompt.turn", "left", 12)));
        assertThat(position.option(0, new Stones.Roll())).isEqualTo(Phrase.of("move.roll"));
        assertThat(position.option(0, new Stones.Take(2))).isEqualTo(Phrase.of("move.take", "count", 2));
    }
}

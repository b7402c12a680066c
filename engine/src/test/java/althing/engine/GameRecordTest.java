package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.GameRecord.Played;

class GameRecordTest {

    private static final Setup SETUP = Setup.parse("stones#5f2c");
    private static final List<Played> MOVES = List.of(take(0, 2), take(1, 1), take(0, 2), take(1, 1));

    private static Played take(int seat, int count) {
        return new Played(seat, new Stones.Take(count));
    }

    private static GameRecord record() {
        return new GameRecord(SETUP, List.of("Ingrid", "greedy"), MOVES);
    }

    @Test
    void itsText_isTheOpenFormat() {
        assertThat(record().text()).startsWith("""
                althing 1
                setup stones(seats=2)#5f2c
                rules 3
                seat 0 Ingrid
                seat 1 greedy
                moves
                0 take 2
                1 take 1
                0 take 2
                1 take 1
                end 4 points 4 2 check\s""").endsWith("\n").hasLineCount(11);
    }

    @Test
    void itReadsBack_withAnyLineEnds() {
        assertThat(GameRecord.parse(record().text())).isEqualTo(record());
        assertThat(GameRecord.parse(record().text().replace("\n", "\r\n"))).isEqualTo(record());
    }

    @Test
    void theRules_standApartFromTheSetup() {
        GameRecord first = new GameRecord(SETUP.under(1), List.of("a", "b"), List.of(take(0, 3)));
        assertThat(first.text()).contains("setup stones(seats=2)#5f2c\nrules 1\n");
        assertThat(GameRecord.parse(first.text()).setup().rules()).isEqualTo(1);
    }

    @Test
    void theCheckSum_isTheBeginningOfASha256() {
        assertThat(GameRecord.check("abc")).isEqualTo("ba7816bf8f01cfea");
        assertThat(GameRecord.check("")).isEqualTo("e3b0c44298fc1c14");
    }

    @Test
    void aName_isWrittenOnOneLine() {
        GameRecord record = new GameRecord(SETUP, List.of("  Ing\nrid \t of  York ", " \n"), List.of());
        assertThat(record.text()).contains("seat 0 Ing rid of York\n", "seat 1 -\n");
        assertThat(GameRecord.parse(record.text()).names()).containsExactly("Ing rid of York", "-");
    }

    @Test
    void itReplays_asFarAsWanted() {
        assertThat(record().replay(0).notation()).isEqualTo(SETUP.start().notation());
        Position middle = record().replay(3);
        assertThat(middle.points(0)).isEqualTo(4);
        assertThat(middle.nextSeat()).isEqualTo(1);
        assertThat(record().replay().isOver()).isTrue();
    }

    @Test
    void whatWasRolled_isRolledAgain() {
        GameRecord rolled = new GameRecord(SETUP, List.of("a", "b"),
                List.of(new Played(0, new Stones.Roll()), new Played(1, new Stones.Roll())));
        assertThat(rolled.replay().notation()).isEqualTo(GameRecord.parse(rolled.text()).replay().notation());
        assertThat(rolled.replay().points(0)).isBetween(1, 6);
    }

    @Test
    void aMoveOutOfTurn_isNamed() {
        GameRecord wrong = new GameRecord(SETUP, List.of("a", "b"), List.of(take(0, 1), take(0, 1)));
        assertThat(wrong.replay(1).nextSeat()).isEqualTo(1);
        assertThatThrownBy(wrong::replay).isInstanceOf(BadInput.class)
                .hasMessage("Move 2 (0 take 1): seat 0 is not asked to decide here.");
    }

    @Test
    void aMoveAgainstTheRules_isNamedWithTheRule() {
        GameRecord wrong = new GameRecord(SETUP, List.of("a", "b"), List.of(take(0, 3)));
        assertThatThrownBy(wrong::replay).isInstanceOf(BadInput.class).hasMessage("Move 1 (0 take 3) breaks STO-2.");
        assertThat(new GameRecord(SETUP.under(1), List.of("a", "b"), List.of(take(0, 3))).replay().points(0))
                .isEqualTo(3);
    }

    @Test
    void aRecordUnderWay_grows_andTheOneBeforeStays() {
        GameRecord begun = new GameRecord(SETUP, List.of("a", "b"), List.of());
        GameRecord grown = begun.with(0, new Stones.Take(1)).with(1, new Stones.Roll());
        assertThat(begun.moves()).isEmpty();
        assertThat(grown.moves()).containsExactly(take(0, 1), new Played(1, new Stones.Roll()));
        assertThat(grown.setup()).isEqualTo(SETUP);
    }

    @Test
    void aRecord_needsASeedAndANameForEachSeat() {
        assertThatThrownBy(() -> new GameRecord(SETUP.unseeded(), List.of("a", "b"), List.of()))
                .hasMessage("A record needs a setup with a seed.");
        assertThatThrownBy(() -> new GameRecord(SETUP, List.of("a"), List.of()))
                .hasMessage("A record of 2 seats needs as many names, not 1.");
    }
}

package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class GamesTest {

    @Test
    void aGameOnTheClassPath_isFoundByItsName() {
        assertThat(Games.all()).extracting(Game::id).containsExactly("stones");
        assertThat(Games.named("stones")).isSameAs(Games.all().getFirst());
    }

    @Test
    void anotherName_isAnsweredWithThoseThereAre() {
        assertThatThrownBy(() -> Games.named("Stones")).isInstanceOf(BadInput.class)
                .hasMessage("There is no game 'Stones' here; there is stones.");
    }

    @Test
    void theNewestRules_areThoseOfTheLastRuling() {
        assertThat(new Stones().rulesVersion()).isEqualTo(3);
        assertThat(new Stones().frames()).isEmpty();
        assertThat(new Stones().vocabularies()).isEmpty();
    }

    @Test
    void aRuling_isNamedInSmallLetters() {
        assertThat(Stones.StonesRuling.SMALL_HANDS.code()).isEqualTo("small-hands");
        assertThat(Stones.StonesRuling.SMALL_HANDS.textKey()).isEqualTo("ruling.small-hands");
    }

    @Test
    void aRuling_holdsSinceItsVersion() {
        Stones.Heap first = (Stones.Heap) Setup.parse("stones(rules=1)#1").start();
        Stones.Heap second = (Stones.Heap) Setup.parse("stones(rules=2)#1").start();
        assertThat(first.holds(Stones.StonesRuling.SMALL_HANDS)).isFalse();
        assertThat(second.holds(Stones.StonesRuling.SMALL_HANDS)).isTrue();
        assertThat(second.holds(Stones.StonesRuling.WIDE_CHANCE)).isFalse();
    }
}

package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;

class PhraseTest {

    @Test
    void aPhrase_keepsItsFactsInOrder() {
        Phrase phrase = Phrase.of("log.bought", "seat", Phrase.seat(1), "price", 3, "tiles",
                List.of(Phrase.name("tile.left")));

        assertThat(phrase.args().keySet()).containsExactly("seat", "price", "tiles");
        assertThat(phrase).isEqualTo(Phrase.of("log.bought", "seat", Phrase.seat(1), "price", 3, "tiles",
                List.of(Phrase.name("tile.left"))));
    }

    @Test
    void aPhrase_carriesOnlyFacts() {
        assertThatThrownBy(() -> Phrase.of("x", "when", 3.5))
                .hasMessageContaining("'x' cannot carry a java.lang.Double");
        assertThatThrownBy(() -> Phrase.of("x", "when")).hasMessageContaining("pairs");
    }
}

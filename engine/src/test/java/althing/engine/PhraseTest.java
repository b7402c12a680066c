package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
        assertThatThrownBy(() -> Phrase.of("x", "things", List.of(1, List.of(true))))
                .hasMessageContaining("'x' cannot carry a java.lang.Boolean");
        assertThatThrownBy(() -> Phrase.of("x", "when")).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("facts of 'x' come in pairs of name and value");
    }

    @Test
    void everyKindOfFact_isCarried() {
        Phrase inner = Phrase.of("inner");
        Phrase phrase = Phrase.of("x", "a", 1, "b", "word", "c", Phrase.seat(2), "d", Phrase.name("n"), "e", inner, "f",
                List.of(1, "word", inner, List.of(2)));
        assertThat(phrase.args().values()).containsExactly(1, "word", new Phrase.SeatFact(2), new Phrase.NameFact("n"),
                inner, List.of(1, "word", inner, List.of(2)));
    }

    @Test
    void aPhrase_cannotBeChanged() {
        List<Object> things = new ArrayList<>(List.of(1));
        Phrase phrase = Phrase.of("x", "things", things);
        things.add(2);
        assertThat(phrase.args()).containsEntry("things", List.of(1));
        assertThatThrownBy(() -> phrase.args().clear()).isInstanceOf(UnsupportedOperationException.class);
        Map<String, Object> args = new HashMap<>(Map.of("a", 1));
        Phrase made = new Phrase("y", args);
        args.clear();
        assertThat(made.args()).containsEntry("a", 1);
    }
}

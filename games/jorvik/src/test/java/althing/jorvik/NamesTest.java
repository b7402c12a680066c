package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;

import org.junit.jupiter.api.Test;

import althing.engine.Games;
import althing.formats.Texts;
import althing.jorvik.cards.Card;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Effect;
import althing.jorvik.cards.Kind;

/** What the rules name only in their data has words in every language. */
class NamesTest {

    private final List<Texts> texts = Texts.LANGUAGES.stream()
            .map(language -> Texts.of(Games.named("jorvik"), language))
            .toList();

    @Test
    void everyCardAndPiece_hasItsName() {
        for (Texts language : texts) {
            for (Card card : Components.ALL) {
                assertThat(language.name("card." + card.id())).isNotBlank();
            }
            for (Effect effect : Effect.values()) {
                assertThat(language.name("effect." + word(effect) + ".help")).isNotBlank();
            }
            for (Kind kind : Kind.values()) {
                assertThat(language.name("kind." + word(kind))).isNotBlank();
            }
        }
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

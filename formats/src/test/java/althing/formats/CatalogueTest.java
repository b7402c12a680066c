package althing.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.engine.BadInput;
import althing.engine.Phrase;
import althing.formats.saga.Saga;
import althing.formats.upstart.Upstart;

class CatalogueTest {

    private final Texts english = Texts.load(new Saga(), "en");
    private final Texts polish = Texts.load(new Saga(), "pl");

    private static String name(int seat) {
        return List.of("Ari", "Bera", "Egil").get(seat);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"en | 1 | Bera gains 1 coin.", "en | 2 | Bera gains 2 coins.",
            "en | 0 | Bera gains 0 coins.", "en | 1000 | 'Bera gains 1,000 coins.'", "pl | 1 | Bera dostaje 1 monetę.",
            "pl | 3 | Bera dostaje 3 monety.", "pl | 5 | Bera dostaje 5 monet.", "pl | 12 | Bera dostaje 12 monet.",
            "pl | 22 | Bera dostaje 22 monety."})
    void everyLanguage_countsInItsOwnWay(String language, int coins, String sentence) {
        assertThat(Texts.load(new Saga(), language).say(Phrase.of("log.gained", "seat", Phrase.seat(1), "coins", coins),
                CatalogueTest::name)).isEqualTo(sentence);
    }

    @Test
    void everyKindOfFact_hasWords() {
        Phrase inner = Phrase.of("log.gained", "seat", Phrase.seat(2), "coins", 1);
        assertThat(english.say(Phrase.of("log.said", "who", Phrase.seat(0), "what", inner), CatalogueTest::name))
                .isEqualTo("Ari said: “Egil gains 1 coin.”");
        assertThat(english.say(Phrase.of("log.took", "seat", Phrase.seat(1), "things",
                List.of(Phrase.name("good.wool"), 3, "runes", List.of(Phrase.name("good.iron")))), CatalogueTest::name))
                .isEqualTo("Bera takes wool, 3, runes, iron.");
        assertThat(english.fact(Phrase.seat(0), CatalogueTest::name)).isEqualTo("Ari");
        assertThat(english.fact(7, CatalogueTest::name)).isEqualTo("7");
        assertThat(english.fact(List.of(), CatalogueTest::name)).isEmpty();
    }

    @Test
    void aWord_choosesAVariant() {
        assertThat(
                english.say(Phrase.of("log.mood", "mood", "glad", "seat", Phrase.seat(0), "turns", 1),
                        CatalogueTest::name))
                .isEqualTo("Ari laughs.");
        assertThat(
                english.say(Phrase.of("log.mood", "mood", "grim", "seat", Phrase.seat(0), "turns", 2),
                        CatalogueTest::name))
                .isEqualTo("Ari is silent for 2 turns.");
    }

    @Test
    void theFactsOfAMessage_areFoundInsideItsVariantsToo() {
        assertThat(english.facts("log.mood")).containsExactly("mood", "seat", "turns");
        assertThat(english.facts("log.gained")).containsExactly("coins", "seat");
        assertThat(english.facts("title")).isEmpty();
    }

    @Test
    void aName_hasNoFacts() {
        assertThat(polish.name("good.wool")).isEqualTo("wełna");
        assertThat(english.say(Phrase.of("quoted", "name", "so"), CatalogueTest::name)).isEqualTo("It's so.");
    }

    @Test
    void aCatalogue_holdsTheHousesWords_theGamesAndItsRules() {
        assertThat(english.language()).isEqualTo("en");
        assertThat(english.messages()).containsEntry("title", "Saga").containsEntry("refusal.over", "The game is over.")
                .containsEntry("rule.SAG-2", "The longest one wins.").doesNotContainKey("SAG-2");
        assertThat(polish.name("refusal.over")).isEqualTo("Gra jest skończona.");
        assertThatThrownBy(() -> english.messages().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aCatalogue_isLoadedOnce() {
        assertThat(Texts.of(new Saga(), "en")).isSameAs(Texts.of(new Saga(), "en")).isNotSameAs(english)
                .isNotSameAs(Texts.of(new Saga(), "pl"));
        assertThat(Texts.of(new Saga(), "en").messages()).isEqualTo(english.messages());
    }

    @Test
    void whatIsMissing_isNamed() {
        assertThatThrownBy(() -> polish.name("good.iron")).isInstanceOf(BadInput.class)
                .hasMessage("The text 'good.iron' is missing in language 'pl'.");
        assertThatThrownBy(() -> Texts.of(new Saga(), "is")).isInstanceOf(BadInput.class)
                .hasMessage("There is no language 'is' here; there is en, pl, hu.");
        assertThatThrownBy(() -> Texts.of(new Upstart(), "pl")).isInstanceOf(BadInput.class)
                .hasMessage("The texts texts/pl.json of upstart are missing.");
    }

    @Test
    void whatIsSpoilt_isNamed() {
        assertThatThrownBy(() -> english.name("log.broken")).isInstanceOf(BadInput.class)
                .hasMessageStartingWith("The text 'log.broken' in language 'en' is no ICU message: ");
        assertThatThrownBy(() -> Texts.of(new Saga(), "hu")).isInstanceOf(BadInput.class)
                .hasMessageStartingWith("The texts texts/hu.json of saga cannot be read: ");
    }

    @Test
    void whatAllGamesSay_noGameSaysOtherwise() {
        assertThatThrownBy(() -> Texts.of(new Upstart(), "en")).isInstanceOf(BadInput.class)
                .hasMessage("The text 'refusal.over' is the house's own; upstart cannot have it.");
    }

    /** The formats of the library are not thread safe, but catalogues are. */
    @Test
    void manyThreads_sayDifferentThingsAtOnce() throws InterruptedException, ExecutionException {
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Future<List<String>>> said = new ArrayList<>();
            for (int thread = 0; thread < 4; thread++) {
                int coins = thread;
                said.add(threads.submit(() -> IntStream.range(0, 2_000)
                        .mapToObj(_ -> english.say(Phrase.of("log.gained", "seat", Phrase.seat(0), "coins", coins),
                                CatalogueTest::name))
                        .distinct().toList()));
            }
            for (int thread = 0; thread < 4; thread++) {
                assertThat(said.get(thread).get())
                        .containsExactly("Ari gains " + thread + (thread == 1 ? " coin." : " coins."));
            }
        }
    }
}

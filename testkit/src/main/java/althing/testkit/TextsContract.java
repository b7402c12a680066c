package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Game;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Option;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Ruling;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.engine.StandingOrder;
import althing.formats.Texts;

/** Every game speaks every language: same keys, same facts, and no random game asks for a text that is missing. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class TextsContract {

    private static final int GAMES = Extent.of(3);
    private static final int WRONG_MOVES = 20;

    protected abstract Game game();

    protected Stream<Setup> setups() {
        return Setup.all(game()).stream();
    }

    @Test
    void everyLanguage_hasTheSameTexts() {
        Set<String> english = new TreeSet<>(texts("en").messages().keySet());
        for (String language : Texts.LANGUAGES) {
            assertThat(new TreeSet<>(texts(language).messages().keySet())).as(language).isEqualTo(english);
        }
    }

    @Test
    void everyText_hasTheSameFactsInEveryLanguage() {
        for (String key : texts("en").messages().keySet()) {
            for (String language : Texts.LANGUAGES) {
                assertThat(texts(language).facts(key)).as("%s in %s", key, language).isEqualTo(texts("en").facts(key));
                assertThat(texts(language).messages().get(key)).as("%s in %s", key, language).isNotBlank();
            }
        }
    }

    @Test
    void everySentence_isWrittenToItsEnd() {
        for (String language : Texts.LANGUAGES) {
            texts(language).messages().forEach((key, message) -> assertThat(Sentences.inMessage(key, message))
                    .as("%s in %s: %s", key, language, message).isEmpty());
        }
    }

    @Test
    void everyQuestion_hasAWordForNewcomers_orStandsInTheListOfThoseThatNeedNone() {
        FirstWords words = FirstWords.of(game(), texts("en").messages().keySet());
        assertThat(words.wordless()).as("questions without a word 'first.<question>'").isEmpty();
        assertThat(words.excusedInVain()).as("of texts/plain.txt").isEmpty();
        assertThat(words.strays()).as("words for what is never asked or told").isEmpty();
    }

    @Test
    void everyWordForNewcomers_isShort_andNeedsNoFacts() {
        for (String language : Texts.LANGUAGES) {
            texts(language).messages().forEach((key, message) -> {
                if (key.startsWith("first.")) {
                    assertThat(message).as("%s in %s", key, language).hasSizeLessThanOrEqualTo(FirstWords.LONGEST);
                    assertThat(texts(language).facts(key)).as("%s in %s", key, language).isEmpty();
                }
            });
        }
    }

    @Test
    void everyOption_hasANameAndNamedValues() {
        for (Option option : game().options()) {
            assertThat(texts("en").name("option." + option.name())).isNotBlank();
            assertThat(texts("en").name("option." + option.name() + ".help")).isNotBlank();
            for (String value : option.values()) {
                assertThat(texts("en").name("option." + option.name() + "." + value)).isNotBlank();
            }
        }
    }

    @Test
    void everyRuling_saysWhatChanged_andByWhichRule() {
        for (Ruling ruling : game().rulings()) {
            assertThat(texts("en").messages()).containsKeys("ruling." + ruling.code(), "rule." + ruling.rule());
            assertThat(ruling.since()).isBetween(2, game().rulesVersion());
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    void everythingAGameSays_hasWordsInEveryLanguage(Setup setup) {
        List<Texts> all = Texts.LANGUAGES.stream().map(this::texts).toList();
        List<Move> known = List.copyOf(KnownMoves.of(setup, GAMES));
        for (int seed = 0; seed < GAMES; seed++) {
            Set<Phrase> said = new LinkedHashSet<>();
            SplitMix which = SplitMix.stream(seed, 7);
            RandomGame random = new RandomGame(setup, setup.line().hashCode() + 31L * seed);
            random.position().listener((_, phrase) -> said.add(phrase));
            random.play((position, seat, _) -> {
                collect(position, seat, said);
                for (int i = 0; i < WRONG_MOVES; i++) {
                    refuse(position, seat, known.get(which.nextInt(known.size())), said);
                }
            });
            collect(random.position().scoreSheet(), said);
            for (Texts texts : all) {
                said.forEach(phrase -> check(texts, phrase));
            }
        }
    }

    private static void collect(Position position, int seat, Set<Phrase> said) {
        said.add(position.prompt(seat));
        said.add(Phrase.of("rule." + position.ruleInQuestion(seat)));
        for (StandingOrder order : position.orders(seat)) {
            said.add(order.text());
            said.add(order.over());
        }
        MoveList moves = new MoveList();
        position.moves(seat, moves);
        for (Move move : moves.toList()) {
            said.add(position.option(seat, move));
            for (int other = 0; other < position.seats(); other++) {
                refuse(position, other, move, said);
            }
        }
    }

    private static void refuse(Position position, int seat, Move move, Set<Phrase> said) {
        position.why(seat, move).ifPresent(refusal -> {
            said.add(refusal.reason());
            said.add(Phrase.of("rule." + refusal.rule()));
        });
    }

    private static void collect(ScoreSheet sheet, Set<Phrase> said) {
        for (ScoreSheet.Section section : sheet.sections()) {
            said.add(section.title());
            for (ScoreSheet.Line line : section.lines()) {
                said.add(line.reason());
                said.add(Phrase.of("rule." + line.rule()));
                said.add(Phrase.of("unit." + line.unit()));
            }
        }
    }

    private static void check(Texts texts, Phrase phrase) {
        assertThat(phrase.args().keySet()).as("facts of %s", phrase.key()).containsAll(texts.facts(phrase.key()));
        String said = texts.say(phrase, seat -> "Seat " + seat);
        assertThat(said).isNotBlank();
        assertThat(Sentences.inSaying(phrase.key(), said)).as("%s: %s", phrase.key(), said).isEmpty();
    }

    private Texts texts(String language) {
        return Texts.of(game(), language);
    }
}

package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Games;
import althing.engine.data.DataRow;
import althing.formats.Texts;
import althing.testkit.Rule;
import althing.odin.box.Card;
import althing.odin.box.Components;

/** FFO-13.13: of every occupation the text in each language, the data and the behaviour agree. */
@Rule("FFO-13.13")
class OccupationTableTest {

    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern TRADE = Pattern.compile("([a-z0-9+-]*)>([a-z0-9+-]*)");
    /** Cards whose text sums up what the data counts out. */
    private static final Set<String> SUMMED_UP = Set.of("53b", "56A", "66A", "69c", "72B", "81C", "82B", "88C", "183C",
            "188C");

    static Stream<Card> cards() {
        return Card.ALL.stream();
    }

    static Stream<DataRow> effects() {
        return Components.FILE.table("effects").rows().stream();
    }

    private static String text(String language, String key) {
        return Objects.requireNonNull(Texts.of(Games.named("odin"), language).messages().get(key), key);
    }

    private static String help(String language, String card) {
        return text(language, "card." + card + ".help");
    }

    @Test
    void theDecks_areComplete() {
        assertThat(Card.ALL).hasSize(190).doesNotHaveDuplicates();
        assertThat(cards().filter(card -> card.deck().equals("A"))).hasSize(72);
        assertThat(cards().filter(card -> card.deck().equals("B"))).hasSize(59);
        assertThat(cards().filter(card -> card.deck().equals("C"))).hasSize(59);
        assertThat(cards().filter(Card::light).map(Card::deck).distinct()).containsExactlyInAnyOrder("A", "B", "C");
    }

    /** The number on a card names its deck, in a small letter on a light card. */
    @ParameterizedTest
    @MethodSource("cards")
    void aCard_isNamedForItsDeck(Card card) {
        String letter = card.id().replaceAll("\\d", "");
        assertThat(letter).isEqualTo(card.light() ? card.deck().toLowerCase(Locale.ROOT) : card.deck());
    }

    @ParameterizedTest
    @MethodSource("cards")
    void aCard_saysTheSameInEveryLanguage(Card card) {
        for (String language : Texts.LANGUAGES) {
            assertThat(text(language, "card." + card.id())).isNotBlank();
            assertThat(numbers(help(language, card.id()))).as(language).isEqualTo(numbers(help("en", card.id())));
            assertThat(text(language, "rule.FFO-O." + card.id())).as(language).isEqualTo(help(language, card.id()));
        }
    }

    private static Set<String> numbers(String text) {
        return NUMBER.matcher(text).results().map(result -> result.group()).collect(Collectors.toSet());
    }

    /** Every kind of effect that is printed on a card has an effect in the data, and the other way round. */
    @ParameterizedTest
    @MethodSource("cards")
    void aCard_hasEffectsOfItsKinds(Card card) {
        List<String> moments = effects().filter(row -> row.word("card").equals(card.id())).map(row -> row.word("when"))
                .toList();
        assertThat(moments.contains("played")).isEqualTo(card.kinds().contains("immediate"));
        boolean waits = moments.stream().anyMatch(moment -> moment.startsWith("soon") || moment.equals("scoring"));
        assertThat(waits).isEqualTo(card.kinds().contains("as-soon-as"));
        boolean changes = moments.contains("rule");
        assertThat(moments.contains("anytime") || changes || !card.kinds().contains("anytime")).isTrue();
        assertThat(card.kinds().contains("anytime") || !moments.contains("anytime")).isTrue();
        boolean acts = moments.stream()
                .anyMatch(moment -> !moment.matches("played|anytime|rule|scoring") && !moment.startsWith("soon"));
        assertThat(acts && !card.kinds().contains("each-time")).isFalse();
        assertThat(card.kinds().contains("each-time") && !acts && !changes).isFalse();
    }

    /** What the data makes a card pay and give stands in its text. */
    @ParameterizedTest
    @MethodSource("effects")
    void anEffect_isToldOnItsCard(DataRow effect) {
        String card = effect.word("card");
        if (SUMMED_UP.contains(card)) {
            return;
        }
        String help = help("en", card).toLowerCase(Locale.ROOT);
        TRADE.matcher(effect.word("does")).results().flatMap(trade -> Stream.of(trade.group(1), trade.group(2)))
                .flatMap(side -> Arrays.stream(side.split("\\+", -1))).filter(amount -> !amount.isEmpty())
                .forEach(amount -> isTold(help, amount));
    }

    private static void isTold(String help, String amount) {
        String count = amount.replaceAll("^(\\d*).*", "$1");
        String item = amount.substring(count.length()).replaceAll("-\\d$", "").replace("pregnant-", "");
        String name = switch (item) {
            case "weapon", "bow", "sword" -> item;
            default -> text("en", "item." + item).toLowerCase(Locale.ROOT);
        };
        assertThat(help).as(amount).contains(name);
        assertThat(count.isEmpty() || numbers(help).contains(count)).as(amount).isTrue();
    }
}

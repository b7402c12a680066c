package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.Deal.Lot;

/** Where a seed comes from can be reckoned again. The page's tests read the same vectors. */
class DealTest {

    private static final String SECRET = "5485cb5d03981cc3bd989290a6be33ca392c013279a5c3c3fd10a1cae57e1460";
    private static final String LOT = "c6b4255360cb9b81b2875bb2b1fada63";
    private static final Setup SETUP = Setup.parse("stones(seats=2)");
    private static final Deal DEAL = new Deal("abcdefghjk", SECRET, List.of(new Lot(0, LOT)));

    /** One deal of the file, and what follows from it. */
    record Vector(String setup, int rules, Deal deal, String commitment, List<String> seals, String seed) {

        static Vector of(String text) {
            return new Vector(field(text, "setup").getFirst(), Integer.parseInt(field(text, "rules").getFirst()),
                    Deal.parse(field(text, "deal").getFirst()), field(text, "commitment").getFirst(),
                    field(text, "seal"), field(text, "seed").getFirst());
        }

        private static List<String> field(String text, String word) {
            return text.lines().filter(line -> line.startsWith(word + " "))
                    .map(line -> line.substring(word.length() + 1)).toList();
        }
    }

    private static Stream<Vector> vectors() throws IOException {
        try (InputStream file = Objects.requireNonNull(DealTest.class.getResourceAsStream("deals.txt"))) {
            return Stream.of(new String(file.readAllBytes(), StandardCharsets.UTF_8).split("\n\n", -1)).skip(1)
                    .map(Vector::of);
        }
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void whatFollowsFromADeal_isTheSameEverywhere(Vector vector) {
        Setup setup = Setup.parse(vector.setup(), vector.rules());
        Deal deal = vector.deal();
        assertThat(deal.commitment(setup)).isEqualTo(vector.commitment());
        assertThat(deal.lots().stream().map(lot -> lot.seat() + " " + Lot.seal(lot.digits())).toList())
                .isEqualTo(vector.seals());
        assertThat(deal.seed(setup).digits()).isEqualTo(vector.seed());
        assertThat(Deal.parse(deal.line())).isEqualTo(deal);
    }

    @Test
    void theVectors_areThere() throws IOException {
        assertThat(vectors()).hasSize(5);
    }

    @Test
    void aSeededSetup_isExplained_byTheDealThatItCameFrom_alone() {
        Setup dealt = SETUP.seeded(DEAL.seed(SETUP));
        assertThat(DEAL.explains(dealt)).isTrue();
        assertThat(DEAL.explains(SETUP)).isFalse();
        assertThat(DEAL.explains(SETUP.seeded(1))).isFalse();
        assertThat(DEAL.explains(dealt.under(1))).as("other rules").isFalse();
        assertThat(new Deal("abcdefghjm", SECRET, DEAL.lots()).explains(dealt)).as("another table").isFalse();
        assertThat(new Deal("abcdefghjk", SECRET, List.of()).explains(dealt)).as("a lot left out").isFalse();
        assertThat(new Deal("abcdefghjk", SECRET, List.of(new Lot(1, LOT))).explains(dealt)).as("another seat")
                .isFalse();
    }

    @Test
    void theCommitment_isTheSame_whateverTheSeed_andWhoeverAddsSomething() {
        assertThat(DEAL.commitment(SETUP)).isEqualTo(DEAL.commitment(SETUP.seeded(7)))
                .isEqualTo(new Deal("abcdefghjk", SECRET, List.of()).commitment(SETUP))
                .isNotEqualTo(new Deal("abcdefghjk", "0" + SECRET.substring(1), List.of()).commitment(SETUP));
    }

    @Test
    void lots_standInTheOrderOfSeats_oneForEach() {
        assertThatThrownBy(() -> new Deal("t", SECRET, List.of(new Lot(1, LOT), new Lot(0, LOT))))
                .isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> new Deal("t", SECRET, List.of(new Lot(0, LOT), new Lot(0, LOT))))
                .isInstanceOf(BadInput.class).hasMessageContaining("one for each");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "t", "t " + SECRET + " 0", "t " + SECRET + " 0:12", "t " + SECRET + "0",
            "t " + SECRET + " x:" + LOT, SECRET + " 0:" + LOT, "t " + SECRET + "  0:" + LOT})
    void anythingElse_isNoDeal(String line) {
        assertThatThrownBy(() -> Deal.parse(line)).isInstanceOf(BadInput.class).hasMessageContaining("is no deal");
    }

    @Test
    void aLot_has32HexadecimalDigits() {
        assertThat(Lot.isOne(LOT)).isTrue();
        assertThat(List.of("", LOT + "0", LOT.substring(1), LOT.replace('a', 'A'), LOT.replace('a', 'g')))
                .noneMatch(Lot::isOne);
    }

    @Test
    void aRecord_tellsItsDeal_andReadsItBack() {
        GameRecord record = new GameRecord(SETUP.seeded(DEAL.seed(SETUP)), Optional.of(DEAL), List.of("a", "b"),
                List.of());
        assertThat(record.text()).contains("rules 3\ndeal abcdefghjk " + SECRET + " 0:" + LOT + "\nseat 0 a\n");
        assertThat(GameRecord.parse(record.text())).isEqualTo(record);
        assertThat(record.with(0, new Stones.Take(1)).deal()).contains(DEAL);
    }

    @Test
    void aRecordWithAWrongDeal_isReadAllTheSame() {
        GameRecord record = new GameRecord(SETUP.seeded(1), Optional.of(DEAL), List.of("a", "b"), List.of());
        GameRecord read = GameRecord.parse(record.text());
        assertThat(read.deal().orElseThrow().explains(read.setup())).isFalse();
    }

    @Test
    void aDamagedDeal_isNamedWithItsLine() {
        String text = new GameRecord(SETUP.seeded(1), Optional.of(DEAL), List.of("a", "b"), List.of()).text();
        assertThatThrownBy(() -> GameRecord.parse(text.replace(" 0:", " 7:")))
                .hasMessage("Line 4: a lot is of a seat that this table has not.");
        assertThatThrownBy(() -> GameRecord.parse(text.replace(SECRET, "5")))
                .hasMessageStartingWith("Line 4: 'abcdefghjk 5 0:");
    }
}

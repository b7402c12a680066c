package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.data.DataFile;
import althing.jorvik.cards.Card;
import althing.jorvik.cards.CardFace;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Kind;
import althing.jorvik.cards.Season;
import althing.jorvik.cards.Variant;
import althing.testkit.Rule;

/** JOR-1: what is in the box. */
class ComponentsTest {

    private static long count(Season season, boolean jarl) {
        return Components.ALL.stream().map(Card::face).filter(face -> face.season() == season && face.jarl() == jarl)
                .count();
    }

    @Test
    @Rule({"JOR-1.1", "JOR-1.2"})
    void thereAre104Cards_54OfThemForKarl() {
        assertThat(Components.COUNT).isEqualTo(104);
        List<Long> karl = Arrays.stream(Season.values()).map(season -> count(season, false)).toList();
        List<Long> jarl = Arrays.stream(Season.values()).map(season -> count(season, true)).toList();
        assertThat(karl).containsExactly(12L, 13L, 13L, 15L, 1L);
        assertThat(jarl).containsExactly(12L, 12L, 12L, 14L, 0L);
    }

    @Test
    @Rule("JOR-1.3")
    void thereAre54Cubes() {
        int bag = Variant.of(4, true).bag;
        assertThat(Goods.total(bag)).isEqualTo(54);
        for (Good good : Good.values()) {
            assertThat(Goods.count(bag, good.ordinal())).as(good.code())
                    .isEqualTo(good.compareTo(Good.GLASS) < 0 ? 9 : 3);
        }
    }

    @Test
    @Rule("JOR-1.4")
    void coinsBoardsAndVikings_areCounted() {
        DataFile file = Components.FILE;
        assertThat(file.table("pieces").row("piece", "coins").number("count")).isEqualTo(30);
        assertThat(file.table("pieces").row("piece", "player-boards").number("count")).isEqualTo(5);
        assertThat(file.table("colours").rows()).hasSize(5);
        Variant jarl = Variant.of(5, true);
        assertThat(5 * jarl.vikings + jarl.brownVikings).isEqualTo(22);
    }

    @Test
    @Rule({"JOR-1.5", "JOR-1.6"})
    void theBoard_hasSixSpacesWithQueuesOfEight_andSixToReserve() {
        assertThat(Components.SPACES).isEqualTo(6);
        assertThat(Components.QUEUE_SPOTS).isEqualTo(8);
        assertThat(Components.FILE.table("spaces").rows().stream().map(row -> row.number("seats")))
                .containsExactly(2, 2, 2, 3, 4, 5, 2, 2, 2, 3, 4, 5);
    }

    @Test
    @Rule("JOR-1.7")
    void aPlayerBoard_storesOneCube() {
        assertThat(Scene.karl(2).position.storageSpaces(0)).isEqualTo(1);
    }

    @Test
    @Rule("JOR-1.8")
    void thereAreTwelveKinds_threeOfThemForJarlOnly() {
        assertThat(Kind.values()).hasSize(12);
        for (Kind kind : Kind.values()) {
            boolean inKarl = Components.ALL.stream().anyMatch(card -> card.kind() == kind && !card.face().jarl());
            assertThat(inKarl).as(kind.name())
                    .isEqualTo(kind != Kind.ORACLE && kind != Kind.LOKI && kind != Kind.DEFENCE);
        }
    }

    @Test
    void theShips_carryExactlyAllCubes() {
        for (boolean jarl : new boolean[]{false, true}) {
            int carried = Variant.of(4, jarl).faces.stream().filter(face -> face.kind() == Kind.SHIP)
                    .mapToInt(CardFace::amount).sum();
            assertThat(carried).isEqualTo(Goods.total(Variant.of(4, jarl).bag));
        }
    }
}

package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.engine.BadInput;
import althing.engine.Games;
import althing.engine.Position;
import althing.engine.Seed;
import althing.engine.Setup;
import althing.testkit.Rule;
import althing.odin.box.Calendar;
import althing.odin.box.Card;
import althing.odin.box.Components;
import althing.odin.box.Items;
import althing.odin.cards.FirstCard;
import althing.odin.cards.Occupations;
import althing.odin.course.Moves;
import althing.odin.course.Preparation;
import althing.odin.feast.Feast;
import althing.odin.view.OdinView;
import althing.odin.view.Viewing;

/** FFO-0 and FFO-1: terms and setup. */
class SetupTest {

    private static OdinPosition prepared(String line, long seed) {
        OdinPosition position = new OdinPosition(Setup.parse(line));
        position.random.seed(Seed.of(seed));
        Preparation.setUp(position);
        return position;
    }

    @Test
    @Rule({"FFO-0.1", "FFO-0.2"})
    void goods_standInColumnsOfOneShape() {
        String[][] columns = {{"peas", "mead", "oil", "rune-stone"}, {"flax", "stockfish", "hide", "silverware"},
                {"beans", "milk", "wool", "chest"}, {"grain", "salt-meat", "linen", "silk"},
                {"cabbage", "game-meat", "skin-and-bones", "spices"}, {"sheep", "fur", "jewelry"},
                {"fruits", "whale-meat", "robe", "treasure-chest"}, {"cattle", "clothing", "silver-hoard"}};
        for (int column = 0; column < columns.length; column++) {
            for (int i = 0; i < columns[column].length; i++) {
                int good = Items.named(columns[column][i]);
                assertThat(Items.COLUMN[good]).isEqualTo(column);
                assertThat(Items.COLOUR[good].ordinal()).isEqualTo(i + 4 - columns[column].length);
                assertThat(Items.shape(good)).isEqualTo(Items.shape(Items.named(columns[column][0])));
                boolean last = i + 1 == columns[column].length;
                assertThat(Items.UPGRADED[good]).isEqualTo(last ? Items.NONE : Items.named(columns[column][i + 1]));
            }
        }
    }

    @Test
    @Rule("FFO-0.6")
    void theBanquetTable_hasTwelveSquares() {
        assertThat(Feast.SQUARES).isEqualTo(12);
        assertThat(Components.figure("emigration-squares")).isEqualTo(2);
    }

    @Test
    @Rule("FFO-0.8")
    void everythingOnTheTable_isOpen() {
        Position position = Scene.of("odin(seats=3)").position;
        assertThat(position.view(1)).isEqualTo(position.view(2)).isEqualTo(position.view(Position.ONLOOKER));
    }

    @Test
    @Rule({"FFO-1.1", "FFO-14.1"})
    void fourPlayers_haveImitationSpacesInDrawnColumns() {
        Set<String> drawn = new HashSet<>();
        for (long seed = 0; seed < 40; seed++) {
            OdinPosition position = prepared("odin(seats=4)", seed);
            drawn.add(position.lowImitation + " " + position.highImitation);
        }
        assertThat(drawn).containsExactlyInAnyOrder("1 3", "1 4", "2 3", "2 4");
        assertThat(prepared("odin(seats=3)", 1).lowImitation).isZero();
        assertThat(prepared("odin(seats=3)", 1).view(0).spaces()).hasSize(61);
        assertThat(prepared("odin(seats=4)", 1).view(0).spaces()).hasSize(63);
    }

    @Test
    @Rule({"FFO-1.2", "FFO-1.12", "FFO-15.1"})
    void theGeneralSupply_hasAllSpecialsAndBuildings() {
        OdinView view = prepared("odin(seats=2)", 1).view(0);
        assertThat(view.specials()).hasSize(15).doesNotHaveDuplicates();
        assertThat(view.buildings().values()).containsExactly(3, 3, 5);
    }

    @Test
    @Rule({"FFO-1.5", "FFO-1.6"})
    void everybodyStartsWithThreeWeaponsAndAMead() {
        OdinPosition position = prepared("odin(seats=3)", 1);
        for (int seat = 0; seat < 3; seat++) {
            assertThat(Viewing.items(position, seat))
                    .containsExactlyInAnyOrderEntriesOf(Scene.map("bow+snare+spear+mead"));
        }
        assertThat(position.deck).containsExactly(9, 9, 9, 11);
        assertThat(position.discards).containsOnly(0);
    }

    @ParameterizedTest
    @Rule({"FFO-1.8", "FFO-1.9", "FFO-1.7"})
    @CsvSource({"long,5,7", "short,6,6"})
    void vikingsSitAtTheTable(String length, int thingSquare, int table) {
        Calendar calendar = Calendar.of(Setup.parse("odin(seats=2,length=" + length + ")"));
        assertThat(calendar.vikings(1) - 1).isEqualTo(thingSquare);
        assertThat(Feast.SQUARES - (calendar.squares(1) - 1)).isEqualTo(table);
        assertThat(thingSquare + table).isEqualTo(Components.figure("vikings"));
    }

    @ParameterizedTest
    @Rule({"FFO-1.10", "FFO-17.8"})
    @CsvSource({"1,2", "2,2", "3,2", "4,3"})
    void stripsLieFaceUp(int seats, int strips) {
        OdinView view = prepared("odin(seats=" + seats + ")", 1).view(0);
        assertThat(view.strips()).hasSize(strips).allMatch(strip -> strip.items().size() == 7);
        assertThat(view.stripsInPile()).isEqualTo(8 - strips);
    }

    @Test
    @Rule("FFO-1.11")
    void islandsShowTheirFronts() {
        assertThat(prepared("odin(seats=2)", 1).view(0).islands()).extracting(island -> island.board())
                .containsExactly("shetland", "faroe-islands", "iceland", "greenland");
    }

    @Test
    @Rule("FFO-1.13")
    void theStartPlayer_isDrawn() {
        Set<Integer> starts = new HashSet<>();
        for (long seed = 0; seed < 30; seed++) {
            starts.add(prepared("odin(seats=4)", seed).start);
        }
        assertThat(starts).containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    @Test
    @Rule({"FFO-1.3", "FFO-1.4", "FFO-0.8"})
    void everybodyHoldsALightCard_thatOthersDoNotSee() {
        OdinPosition position = prepared("odin(seats=4)", 1);
        for (int seat = 0; seat < 4; seat++) {
            OdinView.Area own = position.view(seat).areas().get(seat);
            assertThat(own.hand()).hasSize(1).allMatch(id -> Card.known("test", id).light());
            assertThat(position.view((seat + 1) % 4).areas().get(seat).hand()).isEmpty();
            assertThat(own.cardsInHand()).isEqualTo(1);
        }
        assertThat(Occupations.count(position, Occupations.DECK)).isEqualTo(57);
        assertThat(Occupations.count(position, Occupations.OUT)).isEqualTo(11);
        assertThat(prepared("odin(seats=4,occupations=none)", 1).view(0).occupationDeck()).isZero();
    }

    @Test
    @Rule("FFO-1.3")
    void theDecks_mayBeMixed() {
        for (String decks : new String[]{"a", "b", "c", "ab", "ac", "bc", "abc"}) {
            OdinPosition position = (OdinPosition) Setup.parse("odin(seats=3,occupations=" + decks + ")#7").start();
            for (Card card : Card.ALL) {
                boolean due = decks.contains(card.deck().toLowerCase(Locale.ROOT));
                assertThat(position.cards[card.index()] != Occupations.ABSENT).as(card.id()).isEqualTo(due);
            }
        }
        long telling = Setup.all(Games.named("odin")).stream().filter(OdinContractTest::isTelling).count();
        assertThat(telling).as("the setups of the contract exist").isEqualTo(7);
    }

    @Test
    @Rule({"FFO-17.9", "FFO-1.4"})
    void whoPlaysAlone_mayChooseTheFirstCard() {
        OdinPosition position = (OdinPosition) Setup.parse("odin(seats=1,occupations=c,first-card=chosen)#1").start();
        assertThat(position.asked()).isEqualTo(Question.FIRST_CARD);
        assertThat(Occupations.hand(position, 0)).isZero();
        assertThat(position.why(0, Moves.named("keep 45C")).orElseThrow().rule()).as("a dark card")
                .isEqualTo("FFO-17.9");
        position.play(0, Moves.named("keep 91c"));
        assertThat(Viewing.cards(position, Occupations.HAND)).containsExactly("91c");
        assertThat(position.isAsked(FirstCard.FRAME)).isFalse();
        assertThatThrownBy(() -> Setup.parse("odin(seats=2,first-card=chosen)")).isInstanceOf(BadInput.class)
                .hasMessageContaining("alone");
    }
}

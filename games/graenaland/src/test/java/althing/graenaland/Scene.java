package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

import althing.graenaland.table.Heroes;
import althing.engine.Disclosure;
import althing.engine.MoveList;
import althing.engine.Seed;
import althing.engine.Setup;
import althing.graenaland.box.Board;
import althing.graenaland.box.Building;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Work;
import althing.graenaland.building.Construction;
import althing.graenaland.ending.Declaring;
import althing.graenaland.moving.Harvest;
import althing.graenaland.moving.Orders;
import althing.graenaland.notation.NotationWords;
import althing.graenaland.sharing.Sharing;
import althing.graenaland.start.MapMaking;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Piles;
import althing.graenaland.table.Question;
import althing.graenaland.table.Stage;
import althing.graenaland.view.CardViews;
import althing.graenaland.view.GraenalandView;
import althing.graenaland.view.ProvinceViews;
import althing.graenaland.view.Viewing;

/** A position that a test sets up piece by piece, taking cards from the decks, and then plays on. Seat 0 has the ship. */
final class Scene {

    final GraenalandPosition position;
    private final List<String> log = new ArrayList<>();

    private Scene(String setup) {
        position = new GraenalandPosition(Setup.parse(setup));
        position.random.seed(Seed.of(42));
        Preparation.setUp(position);
        layMap();
        position.start = 0;
        position.main = 0;
        position.turn = 1;
        position.listener((_, phrase) -> log.add(phrase.key()));
    }

    /** With four seats a map of the tests' own, because the standard one is a design that may change. */
    private void layMap() {
        MapMaking.standard(position);
        if (position.seats == 4) {
            Arrays.fill(position.island.provinceOf, (byte) GraenalandPosition.NONE);
            List<String> tiles = List.of("F1", "H1", "P1", "F2", "M1", "H3", "M2");
            for (int province = 0; province < tiles.size(); province++) {
                MapMaking.put(position, province, Objects.requireNonNull(Components.tile(tiles.get(province))).index());
            }
        }
    }

    static Scene of(String setup) {
        return new Scene(setup);
    }

    /** An empty board of the basic game. */
    static Scene basic(int seats) {
        return new Scene("graenaland(seats=" + seats + ")");
    }

    /** An empty board of the advanced game; everybody has the same victory card. */
    static Scene advanced(int seats, String victoryCard) {
        return advanced(seats, victoryCard, 2);
    }

    static Scene advanced(int seats, String victoryCard, int rules) {
        Scene scene = new Scene("graenaland(seats=" + seats + ",variant=advanced,rules=" + rules + ")");
        int card = Components.VICTORY.stream().filter(each -> each.id().equals(victoryCard)).findFirst().orElseThrow()
                .index();
        Arrays.fill(scene.position.opening.victory, (byte) card);
        for (int i = 0; i < scene.position.opening.dealt.length; i++) {
            scene.position.opening.dealt[i] = (byte) i;
        }
        return scene;
    }

    int province(String tile) {
        int province = position.island.provinceOf[Objects.requireNonNull(Components.tile(tile), tile).index()];
        assertThat(province).as(tile + " on the map").isNotNegative();
        return province;
    }

    Scene villages(int seat, String tile, int number) {
        position.addVillage(seat, province(tile), number);
        return this;
    }

    Scene village(int seat, String... tiles) {
        for (String tile : tiles) {
            villages(seat, tile, 1);
        }
        return this;
    }

    Scene building(int seat, String building, String tile) {
        position.addBuilding(seat, province(tile), Building.valueOf(building.toUpperCase(Locale.ROOT)).ordinal());
        return this;
    }

    Scene work(String work, String... tiles) {
        for (String tile : tiles) {
            position.island.works[province(
                    tile)] |= (byte) (1 << Work.valueOf(work.toUpperCase(Locale.ROOT)).ordinal());
        }
        return this;
    }

    private static int hero(String hero) {
        return Hero.valueOf(hero.toUpperCase(Locale.ROOT)).ordinal();
    }

    Scene hero(int seat, String hero, String tile) {
        position.heroes.at[seat * Heroes.KINDS + hero(hero)] = (byte) province(tile);
        return this;
    }

    Scene waiting(int seat, String hero, String tile) {
        position.heroes.waiting[seat * Heroes.KINDS + hero(hero)] = (byte) province(tile);
        return this;
    }

    Scene army(int seat, int strength) {
        position.army[seat] = (byte) strength;
        return this;
    }

    /** Takes a card out of its deck: {@code forest-wood}, or {@code wood} from whatever deck has one. */
    private int draw(String name) {
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            String full = NotationWords.CARDS.get(kind);
            if ((full.equals(name) || full.endsWith("-" + name)) && take(kind)) {
                return kind;
            }
        }
        throw new AssertionError("no " + name + " in any deck");
    }

    private boolean take(int kind) {
        int start = Piles.START[Cards.terrain(kind)];
        int left = position.piles.deckLeft[Cards.terrain(kind)];
        for (int i = start; i < start + left; i++) {
            if (position.piles.deck[i] == kind) {
                System.arraycopy(position.piles.deck, i + 1, position.piles.deck, i, start + left - 1 - i);
                position.piles.deckLeft[Cards.terrain(kind)]--;
                return true;
            }
        }
        return false;
    }

    Scene hand(int seat, String... cards) {
        for (String card : cards) {
            position.hands[seat] += Cards.one(draw(card));
        }
        return this;
    }

    Scene hand(int seat, int grain, int livestock, int wood, int ore) {
        int[] numbers = {grain, livestock, wood, ore};
        for (int resource = 0; resource < numbers.length; resource++) {
            for (int i = 0; i < numbers[resource]; i++) {
                hand(seat, Resource.values()[resource].code());
            }
        }
        return this;
    }

    Scene supply(int seat, String... cards) {
        for (String card : cards) {
            int bit = supplyBit(card);
            position.piles.supplyRow &= ~bit;
            position.piles.supplyDeck &= ~bit;
            position.supplyHands[seat] |= bit;
        }
        return this;
    }

    /** Makes these the face-up supply cards. */
    Scene row(String... cards) {
        position.piles.supplyDeck |= position.piles.supplyRow;
        position.piles.supplyRow = Arrays.stream(cards).mapToInt(Scene::supplyBit).sum();
        position.piles.supplyDeck &= ~position.piles.supplyRow;
        return this;
    }

    static int supplyBit(String card) {
        return 1 << Components.SUPPLY.stream().filter(each -> each.id().equals(card)).findFirst().orElseThrow().index();
    }

    private int drawFor(String tile, String resource) {
        Terrain terrain = Objects.requireNonNull(Components.tile(tile)).terrain();
        return draw(terrain.code() + "-" + resource);
    }

    Scene cards(String tile, String... resources) {
        for (String resource : resources) {
            position.island.up[province(tile)] += Cards.one(drawFor(tile, resource));
        }
        return this;
    }

    Scene faceDown(String tile, String... resources) {
        for (String resource : resources) {
            position.island.down[province(tile)] += Cards.one(drawFor(tile, resource));
        }
        return this;
    }

    /** Puts cards on top of a deck, the first of them on the very top. */
    Scene top(String terrain, String... resources) {
        int index = Terrain.valueOf(terrain.toUpperCase(Locale.ROOT)).ordinal();
        for (int i = resources.length - 1; i >= 0; i--) {
            int kind = draw(terrain + "-" + resources[i]);
            position.piles.deck[Piles.START[index] + position.piles.deckLeft[index]++] = (byte) kind;
        }
        return this;
    }

    /** Moves all cards of a deck but the top ones to the discard pile. */
    Scene onlyLeft(String terrain, int number) {
        int index = Terrain.valueOf(terrain.toUpperCase(Locale.ROOT)).ordinal();
        int start = Piles.START[index];
        int gone = position.piles.deckLeft[index] - number;
        for (int i = start; i < start + gone; i++) {
            position.piles.discard += Cards.one(position.piles.deck[i]);
        }
        System.arraycopy(position.piles.deck, start + gone, position.piles.deck, start, number);
        position.piles.deckLeft[index] = (byte) number;
        return this;
    }

    Scene main(int seat) {
        position.main = seat;
        return this;
    }

    Scene harvest() {
        Harvest.place(position);
        return this;
    }

    Scene orders() {
        Orders.begin(position);
        position.advance();
        return this;
    }

    Scene share() {
        Sharing.begin(position);
        position.advance();
        return this;
    }

    Scene build() {
        Construction.begin(position);
        position.advance();
        return this;
    }

    Scene declaring() {
        Declaring.begin(position);
        position.advance();
        return this;
    }

    /** The building phase of a seat after another has announced victory. */
    Scene finalBuilding(int announcer, int seat) {
        position.announcer = announcer;
        position.shown |= 1 << announcer;
        position.stage = Stage.FINAL_BUILDING;
        position.cursor = (seat - announcer + position.seats) % position.seats;
        Construction.turnOf(position, seat);
        return this;
    }

    Scene play(int seat, String... codes) {
        for (String code : codes) {
            playOne(seat, code);
        }
        return this;
    }

    Disclosure playOne(int seat, String code) {
        GraenalandMove move = Moves.named(code);
        assertThat(position.why(seat, move)).as("%d %s while %s", seat, code, position.asked).isEmpty();
        Disclosure disclosure = position.play(seat, move);
        Conservation.check(position);
        return disclosure;
    }

    /** The rule that forbids a move. */
    String refusal(int seat, String code) {
        return position.why(seat, Moves.named(code)).orElseThrow(() -> new AssertionError(code + " is legal")).rule();
    }

    List<String> options(int seat) {
        MoveList moves = new MoveList();
        position.moves(seat, moves);
        return moves.toList().stream().map(move -> ((GraenalandMove) move).code()).toList();
    }

    Question asked() {
        assertThat(position.isOver()).isFalse();
        return position.asked;
    }

    List<Integer> pending() {
        return Viewing.bits(position.pending);
    }

    GraenalandView view(int viewer) {
        return position.view(viewer);
    }

    GraenalandView.Province place(String tile) {
        return view(0).provinces().stream().filter(each -> each.tile().equals(tile)).findFirst().orElseThrow();
    }

    List<Integer> votes(String tile) {
        return place(tile).votes().stream().map(GraenalandView.VoteCount::total).toList();
    }

    GraenalandView.Clan clan(int seat) {
        return view(seat).clans().get(seat);
    }

    /** The faces of the resource cards in a hand, in the order of the kinds. */
    List<String> handOf(int seat) {
        return CardViews.faces(position.hands[seat]).stream().map(Resource::code).toList();
    }

    String whereIs(int seat, String hero) {
        int province = position.heroes.place(seat, hero(hero));
        return province == Board.NOWHERE ? "nowhere" : ProvinceViews.tile(position, province);
    }

    List<String> log() {
        return log;
    }
}

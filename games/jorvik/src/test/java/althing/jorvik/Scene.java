package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

import althing.engine.Disclosure;
import althing.engine.MoveList;
import althing.engine.Seed;
import althing.engine.Setup;
import althing.jorvik.cards.Card;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.round.Course;
import althing.jorvik.round.Preparation;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.Moves;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;
import althing.jorvik.view.JorvikView;
import althing.jorvik.view.JorvikView.Decision;

/** A position that a test sets up piece by piece, taking cards from the deck and cubes from the bag, and then plays on. */
final class Scene {

    final JorvikPosition position;
    private final List<String> log = new ArrayList<>();

    private Scene(String setup) {
        position = new JorvikPosition(Setup.parse(setup));
        position.random.seed(Seed.of(42));
        Preparation.setUp(position);
        position.listener((_, phrase) -> log.add(phrase.key()));
    }

    /** A new Karl game in which seat 0 starts. */
    static Scene karl(int seats) {
        return new Scene("jorvik(seats=" + seats + ",start=1)");
    }

    /** A new game of any setup. */
    static Scene of(String setup) {
        return new Scene(setup);
    }

    static Scene jarl(int seats) {
        return new Scene("jorvik(seats=" + seats + ",variant=jarl,start=1)");
    }

    /** Takes a card out of the deck. */
    private int take(String id) {
        int card = index(id);
        for (int i = position.dealt; i < position.deck.length; i++) {
            if (position.deck[i] == card) {
                position.deck[i] = position.deck[position.dealt];
                position.deck[position.dealt++] = (byte) card;
                return card;
            }
        }
        throw new AssertionError(id + " is not in the deck any more");
    }

    static int index(String id) {
        Card card = Components.named(id);
        assertThat(card).as(id).isNotNull();
        return Objects.requireNonNull(card).index();
    }

    /** Puts cards into the personal area of a seat. */
    Scene give(int seat, String... cards) {
        for (String id : cards) {
            position.where[take(id)] = (byte) (Town.PERSONAL + seat);
            if (id.equals("building-brown-vikings")) {
                position.brownReady = position.brownStock;
                position.brownStock = 0;
            }
        }
        return this;
    }

    /** Puts a card into the loading area of a seat; a ship with these cubes. */
    Scene bought(int seat, String card, String... cubes) {
        position.where[load(card, cubes)] = (byte) (Town.LOADING + seat);
        return this;
    }

    /** Puts a card on a space, with cubes if it is a ship. */
    Scene lay(int space, String card, String... cubes) {
        int index = load(card, cubes);
        position.where[index] = Town.BOARD;
        position.spaces[space - 1] = (byte) index;
        return this;
    }

    private int load(String id, String... cubes) {
        int card = take(id);
        if (cubes.length > 0) {
            position.cargo[card - Components.FIRST_SHIP] = draw(cubes);
        }
        return card;
    }

    private int draw(String... cubes) {
        int goods = goods(cubes);
        position.bag -= goods;
        return goods;
    }

    static int goods(String... cubes) {
        return Goods.of(Arrays.stream(cubes).map(cube -> Good.valueOf(cube.toUpperCase(Locale.ROOT))).toList());
    }

    /** Lets vikings of these seats queue at a space, from the front. */
    Scene queue(int space, int... seats) {
        for (int seat : seats) {
            position.supply[seat]--;
            position.queues[space - 1] = Vikings.append(position.queues[space - 1], Vikings.viking(seat, false));
        }
        return this;
    }

    /** Reserves a card for a seat. */
    Scene reserve(int seat, String card, String... cubes) {
        int index = load(card, cubes);
        position.where[index] = Town.BOARD;
        position.supply[seat]--;
        position.rowCards = Vikings.append(position.rowCards, index + 1);
        position.rowVikings = Vikings.append(position.rowVikings, Vikings.viking(seat, false));
        return this;
    }

    Scene coins(int... coins) {
        System.arraycopy(coins, 0, position.coins, 0, coins.length);
        return this;
    }

    Scene commons(String... cubes) {
        position.commons += draw(cubes);
        return this;
    }

    Scene store(int seat, String... cubes) {
        position.stored[seat] += draw(cubes);
        return this;
    }

    /** Puts cubes on an artisan. */
    Scene supply(String artisan, String... cubes) {
        position.laid[index(artisan)] += draw(cubes);
        return this;
    }

    /** Puts these cards on top of the deck, the first of them on the very top. */
    Scene top(String... cards) {
        for (int i = cards.length - 1; i >= 0; i--) {
            int card = index(cards[i]);
            int at = position.dealt;
            while (position.deck[at] != card) {
                at++;
            }
            System.arraycopy(position.deck, position.dealt, position.deck, position.dealt + 1, at - position.dealt);
            position.deck[position.dealt] = (byte) card;
        }
        return this;
    }

    /** Leaves only these cards in the deck, in this order, and the others in the box. */
    Scene onlyInDeck(String... cards) {
        for (int i = position.dealt; i < position.deck.length; i++) {
            position.where[position.deck[i]] = Town.BOX;
        }
        position.dealt = position.deck.length - cards.length;
        List<Byte> rest = new ArrayList<>();
        List<Integer> last = Arrays.stream(cards).map(Scene::index).toList();
        for (byte card : position.deck) {
            if (!last.contains((int) card)) {
                rest.add(card);
            }
        }
        for (int i = 0; i < position.deck.length; i++) {
            boolean inDeck = i >= position.dealt;
            int card = inDeck ? last.get(i - position.dealt) : rest.get(i);
            position.deck[i] = (byte) card;
            if (inDeck) {
                position.where[card] = Town.DECK;
            }
        }
        return this;
    }

    /** Goes on from a step to the next decision. */
    Scene go(Step step) {
        position.enter(step);
        Course.advance(position);
        return this;
    }

    /** Plays moves of a seat, each of which must be legal. */
    Scene play(int seat, String... codes) {
        for (String code : codes) {
            playOne(seat, code);
        }
        return this;
    }

    Disclosure playOne(int seat, String code) {
        JorvikMove move = Moves.named(code);
        assertThat(position.why(seat, move)).as("%d %s", seat, code).isEmpty();
        Disclosure disclosure = position.play(seat, move);
        Conservation.check(position);
        return disclosure;
    }

    boolean isGrave(int seat, String code) {
        return position.isGrave(seat, Moves.named(code));
    }

    /** The rule that forbids a move. */
    String refusal(int seat, String code) {
        return position.why(seat, Moves.named(code)).orElseThrow(() -> new AssertionError(code + " is legal")).rule();
    }

    /** The key of the sentence that says why. */
    String reason(int seat, String code) {
        return position.why(seat, Moves.named(code)).orElseThrow().reason().key();
    }

    /** The codes of all legal moves of the seat that decides. */
    List<String> options() {
        MoveList moves = new MoveList();
        position.moves(position.nextSeat(), moves);
        return moves.toList().stream().map(move -> ((JorvikMove) move).code()).toList();
    }

    /** The seat that decides. */
    int decides() {
        return position.nextSeat();
    }

    Decision asked() {
        return Objects.requireNonNull(view().asked());
    }

    JorvikView view() {
        return position.view(0);
    }

    JorvikView.Area area(int seat) {
        return view().areas().get(seat);
    }

    List<String> personal(int seat) {
        return area(seat).personal().stream().map(JorvikView.Held::card).toList();
    }

    List<String> loading(int seat) {
        return area(seat).loading().stream().map(JorvikView.Held::card).toList();
    }

    List<Integer> points() {
        return view().areas().stream().map(JorvikView.Area::points).toList();
    }

    List<Integer> coins() {
        return view().areas().stream().map(JorvikView.Area::coins).toList();
    }

    /** The keys of all that was told. */
    List<String> log() {
        return log;
    }
}

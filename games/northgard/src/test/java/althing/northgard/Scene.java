package althing.northgard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

import althing.engine.Disclosure;
import althing.engine.Seed;
import althing.engine.Setup;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Building;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Die;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.state.Step;
import althing.northgard.year.Preparation;

import static org.assertj.core.api.Assertions.assertThat;

/** A position that a test sets up piece by piece and then plays on. Seat 0 is First Player and its turn comes first. */
final class Scene extends Table {

    private static final Clan[] PLAIN = {Clan.BOAR, Clan.GOAT, Clan.RAVEN, Clan.STAG, Clan.WOLF};

    private Scene(String setup, Clan... clans) {
        super(new NorthgardPosition(Setup.parse(setup)));
        position.random.seed(Seed.of(42));
        List<Clan> left = new ArrayList<>(List.of(PLAIN));
        left.removeAll(Arrays.asList(clans));
        for (int seat = 0; seat < position.seats; seat++) {
            Clan clan = seat < clans.length ? clans[seat] : left.removeFirst();
            position.holdings.clan[seat] = (byte) clan.ordinal();
            position.holdings.seatOf[clan.ordinal()] = (byte) seat;
        }
        Preparation.deal(position);
        position.course.first = 0;
        Arrays.fill(position.holdings.stock, 0);
        Arrays.fill(position.piles.tilesHeld, (byte) 0);
        position.piles.stackSize = 0;
        for (int tile = 0; tile < Tiles.COUNT; tile++) {
            if (!land.isPlaced(tile)) {
                position.piles.stack[position.piles.stackSize++] = (byte) tile;
            }
        }
        position.piles.dealt = position.seats;
        for (int i = 0; i < position.seats; i++) {
            position.piles.offer[i] = position.piles.early[i];
        }
        position.piles.offerSize = position.seats;
        position.course.enter(Step.ACTIONS);
        log().clear();
    }

    /** A game for these clans, the rest of the seats with others. */
    static Scene of(int seats, Clan... clans) {
        return new Scene("northgard(seats=" + seats + ")", clans);
    }

    static Scene with(String options, int seats, Clan... clans) {
        return new Scene("northgard(seats=" + seats + "," + options + ")", clans);
    }

    /** Lays tiles given as {@code "T06 0 1 0"}: id, x, y, rotation. */
    Scene map(String... tiles) {
        for (String tile : tiles) {
            String[] words = tile.split(" ", -1);
            int index = Tiles.named(words[0]);
            if (!land.isPlaced(index)) {
                take(index);
                land.place(index, Integer.parseInt(words[1]), Integer.parseInt(words[2]), Integer.parseInt(words[3]));
            }
        }
        return this;
    }

    /** START with T06 south of it and T33 beside that: small and hard-bordered, as in many examples. */
    Scene smallMap() {
        return map("T06 0 1 0", "T33 1 1 2");
    }

    private void take(int tile) {
        for (int i = 0; i < position.piles.stackSize; i++) {
            if (position.piles.stack[i] == tile) {
                System.arraycopy(position.piles.stack, i + 1, position.piles.stack, i, --position.piles.stackSize - i);
                return;
            }
        }
        throw new AssertionError(Tiles.id(tile) + " is not in the stack");
    }

    /** Puts these tiles on top of the stack, the first on the very top. */
    Scene top(String... tiles) {
        for (int i = tiles.length - 1; i >= 0; i--) {
            take(Tiles.named(tiles[i]));
            position.piles.stack[position.piles.stackSize++] = (byte) Tiles.named(tiles[i]);
        }
        return this;
    }

    Scene units(String region, int seat, int units) {
        position.add(seat, territory(region), units);
        return this;
    }

    Scene kaija(String region) {
        position.addKaija(position.holdings.seatOf[Clan.BEAR.ordinal()], territory(region));
        return this;
    }

    Scene creature(String id, String region) {
        int creature = Bestiary.ALL.indexOf(Objects.requireNonNull(Bestiary.named(id)));
        int at = 0;
        while (position.beasts.deck[at] != creature) {
            at++;
        }
        System.arraycopy(position.beasts.deck, at + 1, position.beasts.deck, at, --position.beasts.deckSize - at);
        position.beasts.weakOnTop = Math.min(position.beasts.weakOnTop, position.beasts.deckSize);
        position.beasts.at[creature] = (byte) Tiles.regionNamed(region);
        position.beasts.line[position.beasts.lineSize++] = (byte) creature;
        return this;
    }

    /** Puts a creature card on top of the creature deck. */
    Scene creatureTop(String id) {
        int creature = Bestiary.ALL.indexOf(Objects.requireNonNull(Bestiary.named(id)));
        for (int i = 0; i < position.beasts.deckSize; i++) {
            if (position.beasts.deck[i] == creature) {
                position.beasts.deck[i] = position.beasts.deck[position.beasts.deckSize - 1];
            }
        }
        position.beasts.deck[position.beasts.deckSize - 1] = (byte) creature;
        return this;
    }

    Scene build(String region, Building building) {
        position.buildingsLeft[building.ordinal()]--;
        land.estate.building[Tiles.regionNamed(region)] = (byte) (building.ordinal() + 1);
        return this;
    }

    Scene stock(int seat, int food, int wood, int lore) {
        position.holdings.gain(seat, Resource.FOOD, food);
        position.holdings.gain(seat, Resource.WOOD, wood);
        position.holdings.gain(seat, Resource.LORE, lore);
        return this;
    }

    static int card(String id) {
        return Objects.requireNonNull(Cards.named(id), id).index();
    }

    /** Puts cards in a hand. */
    Scene hand(int seat, String... cards) {
        for (String id : cards) {
            position.decks.addToHand(seat, card(id), 0);
        }
        return this;
    }

    Scene pile(int seat, String... fromTheTop) {
        position.decks.draw.clear(seat);
        for (int i = fromTheTop.length - 1; i >= 0; i--) {
            position.decks.addTop(seat, card(fromTheTop[i]), 0);
        }
        return this;
    }

    Scene discard(int seat, String... cards) {
        Arrays.stream(cards).forEach(id -> position.decks.addDiscard(seat, card(id)));
        return this;
    }

    /** Puts a card in the active zone as played. */
    Scene active(int seat, String card) {
        position.decks.addActive(seat, card(card), true);
        return this;
    }

    /** Lets the dice fall so. */
    Scene dice(String... faces) {
        long state = 0;
        while (!rolls(state, faces)) {
            state++;
        }
        position.random.seed(Seed.of(state));
        return this;
    }

    private boolean rolls(long state, String... faces) {
        position.random.seed(Seed.of(state));
        for (String face : faces) {
            if (!Die.id(position.random.nextInt(Die.FACES)).equals(face.toLowerCase(Locale.ROOT))) {
                return false;
            }
        }
        return true;
    }

    /** Begins with a turn of seat 0, who has this card and another one in hand, and plays it. */
    Scene start(String card) {
        return hand(0, card, "unrest").go().play(0, "play " + card);
    }

    /** Goes on to the next decision. */
    Scene go() {
        position.advance();
        return this;
    }

    Scene go(Step step) {
        position.agenda.clear();
        position.course.enter(step);
        return go();
    }

    Scene play(int seat, String... codes) {
        for (String code : codes) {
            playOne(seat, code);
        }
        return this;
    }

    boolean isGrave(int seat, String code) {
        return position.isGrave(seat, Moves.named(code));
    }

    Disclosure playOne(int seat, String code) {
        NorthgardMove move = Moves.named(code);
        assertThat(position.why(seat, move)).as("%d %s of %s", seat, code, options()).isEmpty();
        return position.play(seat, move);
    }
}

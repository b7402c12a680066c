package althing.jorvik.notation;

import static althing.jorvik.notation.NotationReader.require;

import java.util.List;
import java.util.Objects;

import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.town.Town;

/** Puts cards, with the cubes on them, where a notation says they are; the message about a wrong one names its place in the notation. */
final class CardReader {

    private final Town town;

    CardReader(Town town) {
        this.town = town;
    }

    /** A card of this setup. */
    int known(String place, String id) {
        int card = Objects.requireNonNull(Components.named(id)).index();
        require(town.variant.plays(card), place + ": '" + id + "' is no card of this setup.");
        return card;
    }

    int put(String place, String id, int where) {
        int card = known(place, id);
        require(town.where[card] == Town.ABSENT, place + ": '" + id + "' stands twice.");
        town.where[card] = (byte) where;
        return card;
    }

    int putOnBoard(String place, String id, List<Good> cubes) {
        int card = put(place + ".card", id, Town.BOARD);
        require(!Components.isAttack(card), place + ".card: an attack does not lie there.");
        load(place + ".cubes", card, cubes);
        return card;
    }

    /** Lays cubes on a card, which must be a ship if there are any. */
    void load(String place, int card, List<Good> cubes) {
        if (Components.isShip(card)) {
            require(cubes.size() <= Components.AMOUNT[card],
                    place + ": '" + Components.id(card) + "' carries at most " + Components.AMOUNT[card] + " cubes.");
            town.cargo[card - Components.FIRST_SHIP] = cubes(place, cubes);
        } else {
            require(cubes.isEmpty(), place + ": no cubes lie on '" + Components.id(card) + "' here.");
        }
    }

    /** A set of cubes; more of a good than there are would not fit into one. */
    int cubes(String place, List<Good> cubes) {
        for (Good good : Good.values()) {
            require(cubes.stream().filter(cube -> cube == good).count() <= Goods.count(town.variant.bag,
                    good.ordinal()), place + ": there are not so many cubes of " + good.code() + ".");
        }
        return Goods.of(cubes);
    }
}

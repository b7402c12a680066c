package althing.jorvik;

import java.util.Arrays;
import java.util.List;

import static althing.jorvik.NotationReader.require;

/** Checks that in a position that was read nothing is missing: every card, viking, cube and attack. */
final class NotationCheck {

    private final JorvikPosition position;
    private final Layout layout;

    NotationCheck(JorvikPosition position) {
        this.position = position;
        this.layout = position.layout;
    }

    void check() {
        cards();
        attacks();
        vikings();
        cubes();
    }

    private void cards() {
        for (byte card : layout.deck) {
            require(position.where[card] != JorvikPosition.ABSENT, "deck: '" + Cards.id(card) + "' is nowhere.");
        }
    }

    /** Each attack that was revealed is told once. */
    private void attacks() {
        long told = Arrays.stream(told()).distinct().count();
        int revealed = 0;
        for (int card = Cards.FIRST_ATTACK; card < Cards.COUNT; card++) {
            revealed += layout.plays(card) && position.where[card] != JorvikPosition.DECK ? 1 : 0;
        }
        require(told == position.attacks && told == revealed,
                "attacks: " + revealed + " were revealed, and each must stand here once.");
    }

    private int[] told() {
        int[] cards = new int[position.attacks];
        Arrays.setAll(cards, attack -> position.attackCards[attack]);
        return cards;
    }

    private void vikings() {
        int[] placed = position.supply.clone();
        int brown = position.brownStock + position.brownReady + position.brownBoxed;
        for (int line = 0; line <= Cards.SPACES; line++) {
            for (long left = Swapping.line(position, line); left != 0; left = Vikings.withoutFront(left)) {
                int viking = Vikings.at(left, 0);
                if (Vikings.isBrown(viking)) {
                    brown++;
                } else {
                    placed[Vikings.seat(viking)]++;
                }
            }
        }
        for (int seat = 0; seat < position.seats; seat++) {
            require(placed[seat] == layout.vikings, "seats[" + seat + "].vikings: with those on the board there are "
                    + placed[seat] + ", not " + layout.vikings + ".");
        }
        require(brown == layout.brownVikings,
                "brownStock: there are " + brown + " brown vikings in all, not " + layout.brownVikings + ".");
        require(layout.brownVikings == 0 || isBrownRight(), "brownStock: it does not fit where their building is.");
    }

    /** The brown vikings come with their building and take it along when all of them are gone. */
    private boolean isBrownRight() {
        boolean untouched = position.brownStock == layout.brownVikings;
        boolean gone = position.brownBoxed == layout.brownVikings;
        return switch (position.where[Cards.BROWN_VIKINGS]) {
            case JorvikPosition.DECK, JorvikPosition.BOARD -> untouched;
            case JorvikPosition.BOX -> untouched || gone;
            default -> position.brownStock == 0 && !gone;
        };
    }

    private void cubes() {
        int[] counts = new int[Good.values().length];
        int[] sets = {position.bag, position.commons, position.quay, inHand()};
        for (int[] place : List.of(sets, position.cargo, position.laid, position.stored)) {
            for (int goods : place) {
                Arrays.setAll(counts, good -> counts[good] + Goods.count(goods, good));
            }
        }
        for (Good good : Good.values()) {
            int there = Goods.count(layout.bag, good.ordinal());
            require(counts[good.ordinal()] == there, "bag: there are " + counts[good.ordinal()] + " cubes of "
                    + good.code() + " in all, not " + there + ".");
        }
    }

    private int inHand() {
        if (position.agenda.isEmpty()) {
            return Goods.NONE;
        }
        int good = switch (position.asked()) {
            case ALLOCATE -> Frames.IN_HAND.of(position.agenda);
            case PAY -> Frames.WANTED.of(position.agenda);
            default -> -1;
        };
        return good < 0 ? Goods.NONE : Goods.one(good);
    }
}

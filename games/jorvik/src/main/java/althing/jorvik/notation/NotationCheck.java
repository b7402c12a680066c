package althing.jorvik.notation;

import static althing.jorvik.notation.NotationReader.require;

import java.util.Arrays;
import java.util.List;

import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Variant;
import althing.jorvik.round.Question;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;

/** Checks that in a position that was read nothing is missing: every card, viking, cube and attack. */
final class NotationCheck {

    private final Town town;
    private final Variant variant;

    NotationCheck(Town town) {
        this.town = town;
        this.variant = town.variant;
    }

    void check() {
        cards();
        attacks();
        vikings();
        cubes();
    }

    private void cards() {
        for (byte card : variant.deck) {
            require(town.where[card] != Town.ABSENT, "deck: '" + Components.id(card) + "' is nowhere.");
        }
    }

    /** Each attack that was revealed is told once. */
    private void attacks() {
        long told = Arrays.stream(told()).distinct().count();
        int revealed = 0;
        for (int card = Components.FIRST_ATTACK; card < Components.COUNT; card++) {
            revealed += variant.plays(card) && town.where[card] != Town.DECK ? 1 : 0;
        }
        require(told == town.attacks && told == revealed,
                "attacks: " + revealed + " were revealed, and each must stand here once.");
    }

    private int[] told() {
        int[] cards = new int[town.attacks];
        Arrays.setAll(cards, attack -> town.attackCards[attack]);
        return cards;
    }

    private void vikings() {
        int[] placed = town.supply.clone();
        int brown = town.brownStock + town.brownReady + town.brownBoxed;
        for (int line = 0; line <= Components.SPACES; line++) {
            for (long left = town.line(line); left != 0; left = Vikings.withoutFront(left)) {
                int viking = Vikings.at(left, 0);
                if (Vikings.isBrown(viking)) {
                    brown++;
                } else {
                    placed[Vikings.seat(viking)]++;
                }
            }
        }
        for (int seat = 0; seat < town.seats; seat++) {
            require(placed[seat] == variant.vikings, "seats[" + seat + "].vikings: with those on the board there are "
                    + placed[seat] + ", not " + variant.vikings + ".");
        }
        require(brown == variant.brownVikings,
                "brownStock: there are " + brown + " brown vikings in all, not " + variant.brownVikings + ".");
        require(variant.brownVikings == 0 || isBrownRight(), "brownStock: it does not fit where their building is.");
    }

    /** The brown vikings come with their building and take it along when all of them are gone. */
    private boolean isBrownRight() {
        boolean untouched = town.brownStock == variant.brownVikings;
        boolean gone = town.brownBoxed == variant.brownVikings;
        return switch (town.where[Components.BROWN_VIKINGS]) {
            case Town.DECK, Town.BOARD -> untouched;
            case Town.BOX -> untouched || gone;
            default -> town.brownStock == 0 && !gone;
        };
    }

    private void cubes() {
        int[] counts = new int[Good.values().length];
        int[] sets = {town.bag, town.commons, town.quay, inHand()};
        for (int[] place : List.of(sets, town.cargo, town.laid, town.stored)) {
            for (int goods : place) {
                Arrays.setAll(counts, good -> counts[good] + Goods.count(goods, good));
            }
        }
        for (Good good : Good.values()) {
            int there = Goods.count(variant.bag, good.ordinal());
            require(counts[good.ordinal()] == there, "bag: there are " + counts[good.ordinal()] + " cubes of "
                    + good.code() + " in all, not " + there + ".");
        }
    }

    private int inHand() {
        return town.isOver() ? Goods.NONE : Question.asked(town).decision().inHand(town);
    }
}

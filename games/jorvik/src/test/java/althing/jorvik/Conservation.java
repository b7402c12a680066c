package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;

import althing.engine.ScoreSheet;
import althing.jorvik.attack.Attack;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;
import althing.jorvik.view.JorvikView;

/** Nothing appears or vanishes: every card, cube, viking and point is somewhere, once, and no number is below zero. */
final class Conservation {

    private Conservation() {
    }

    static void check(JorvikPosition position) {
        cards(position);
        cubes(position);
        vikings(position);
        points(position);
        for (int seat = 0; seat < position.seats; seat++) {
            assertThat(position.coins[seat]).as("coins of seat %d", seat).isNotNegative();
            assertThat(position.points(seat)).as("points of seat %d", seat).isNotNegative();
            assertThat(Goods.total(position.stored[seat])).as("stored by seat %d", seat)
                    .isLessThanOrEqualTo(position.storageSpaces(seat));
        }
    }

    /** The point markers stand where the lines of the score sheet add up to. */
    private static void points(JorvikPosition position) {
        ScoreSheet sheet = position.scoreSheet();
        for (int seat = 0; seat < position.seats; seat++) {
            int points = 0;
            for (ScoreSheet.Section section : sheet.sections()) {
                for (ScoreSheet.Line line : section.lines()) {
                    points += line.amounts().get(seat);
                }
            }
            assertThat(points).as("points of seat %d on the sheet", seat).isEqualTo(position.points(seat));
        }
    }

    private static void cards(JorvikPosition position) {
        int[] found = new int[Components.COUNT];
        for (int i = position.dealt; i < position.deck.length; i++) {
            found[position.deck[i]]++;
        }
        for (byte card : position.spaces) {
            if (card != Components.NONE) {
                found[card]++;
            }
        }
        for (long row = position.rowCards; row != 0; row = Vikings.withoutFront(row)) {
            found[Vikings.at(row, 0) - 1]++;
        }
        if (position.step.isAttack()) {
            found[Attack.card(position)]++;
        }
        for (int card = 0; card < Components.COUNT; card++) {
            boolean held = position.where[card] == Town.BOX || position.where[card] >= Town.LOADING;
            int there = found[card] + (held ? 1 : 0);
            assertThat(there).as(Components.id(card)).isEqualTo(position.variant.plays(card) ? 1 : 0);
        }
    }

    private static void cubes(JorvikPosition position) {
        int[] counts = new int[Good.values().length];
        add(counts, position.bag, position.commons, position.quay, inHand(position));
        add(counts, position.cargo);
        add(counts, position.laid);
        add(counts, position.stored);
        for (Good good : Good.values()) {
            assertThat(counts[good.ordinal()]).as(good.code())
                    .isEqualTo(Goods.count(position.variant.bag, good.ordinal()));
        }
        for (int artisan = 0; artisan < Components.ARTISANS; artisan++) {
            int lacking = position.lacking(artisan);
            assertThat(Goods.total(lacking) + Goods.total(position.laid[artisan])).as(Components.id(artisan))
                    .isEqualTo(Goods.total(Components.NEEDS[artisan]));
        }
    }

    private static int inHand(JorvikPosition position) {
        JorvikView.InHand hand = position.view(-1).inHand();
        return hand == null || hand.cube() == null ? Goods.NONE : Goods.one(hand.cube());
    }

    private static void add(int[] counts, int... sets) {
        for (int goods : sets) {
            Arrays.setAll(counts, good -> counts[good] + Goods.count(goods, good));
        }
    }

    private static void vikings(JorvikPosition position) {
        int[] owned = position.supply.clone();
        int brown = position.brownStock + position.brownReady + position.brownBoxed;
        for (int line = 0; line <= Components.SPACES; line++) {
            for (long left = position.line(line); left != 0; left = Vikings.withoutFront(left)) {
                int viking = Vikings.at(left, 0);
                owned[Vikings.seat(viking)] += Vikings.isBrown(viking) ? 0 : 1;
                brown += Vikings.isBrown(viking) ? 1 : 0;
            }
        }
        assertThat(owned).as("vikings of each seat").containsOnly(position.variant.vikings);
        assertThat(brown).as("brown vikings").isEqualTo(position.variant.brownVikings);
    }
}

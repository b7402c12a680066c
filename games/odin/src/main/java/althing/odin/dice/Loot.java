package althing.odin.dice;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.board.Supply;
import althing.odin.box.Colour;
import althing.odin.box.Items;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** What a battle carries off and what is spent on it (FFO-11.11, FFO-11.12). */
public final class Loot {

    private Loot() {
    }

    /** Blue goods and special tiles that are left; with a card green goods too (card 138c). */
    public static boolean isLoot(OdinState position, int seat, int tile) {
        return switch (Items.COLOUR[tile]) {
            case BLUE -> true;
            case SPECIAL -> Supply.isLeft(position, tile);
            case GREEN -> Occupations.has(position, seat, Occupations.GREEN_LOOT);
            case ORANGE, RED -> false;
        };
    }

    /** The sword value that a tile has for the seat: a green good counts one less than its blue side (card 138c). */
    public static int swordValue(OdinState position, int seat, int tile) {
        if (Items.COLOUR[tile] == Colour.GREEN) {
            return Items.SWORD_VALUE[Items.UPGRADED[tile]] - 1;
        }
        boolean cheaper = Items.isSpecial(tile)
                && Occupations.has(position, seat, Occupations.CHEAP_HIGHEST_LOOT)
                && Items.SWORD_VALUE[tile] == highest(position);
        return Items.SWORD_VALUE[tile] - (cheaper ? 1 : 0);
    }

    /** The highest sword value among the special tiles that are left (card 139C). */
    private static int highest(OdinState position) {
        int highest = 0;
        for (int tile = Items.GOODS; tile < Items.TILES; tile++) {
            highest = Math.max(highest, Supply.isLeft(position, tile) ? Items.SWORD_VALUE[tile] : 0);
        }
        return highest;
    }

    /** How much must be spent to carry off a tile, perhaps with a second one. */
    public static int boost(OdinState position, int seat, int tile, int second) {
        int value = swordValue(position, seat, tile)
                + (second == Items.NONE ? 0 : swordValue(position, seat, second));
        return Math.max(0, Math.max(Dice.LEAST_BATTLE, value) - Dice.result(position));
    }

    /** Whether a tile, perhaps beside a first one, can be carried off with such means (FFO-11.12). */
    static boolean mayTake(OdinState position, int seat, int tile, int first, int means, @Nullable Why why) {
        return Supply.isLeft(position, tile, "FFO-11.12", why)
                && must(why, isLoot(position, seat, tile), "FFO-11.12", "refusal.no-loot", "item", Names.item(tile))
                && isStrongEnough(tile, boost(position, seat, tile, first), means, why);
    }

    private static boolean isStrongEnough(int tile, int due, int means, @Nullable Why why) {
        return due <= means || (why != null
                && refuse(why, "FFO-11.12", "refusal.too-weak", "item", Names.item(tile), "due", due, "means", means));
    }

    /** Goes on with the tile that was chosen; a card may split the result between two (card 136c). */
    static void take(OdinState position, int seat, int tile) {
        if (Occupations.has(position, seat, Occupations.SPLIT_LOOT)) {
            position.push(Splitting.FRAME, seat, Splitting.FIRST, tile);
            position.scratch.clear();
            position.decision().listAnswers(position, seat, position.scratch);
            if (position.scratch.size() > 1) {
                return;
            }
            position.agenda.pop();
        }
        Spending.begin(position, seat, tile, Items.NONE);
    }

    /** Carrying off a tile, perhaps beside a first one, in words. */
    static Phrase named(OdinState position, int seat, int tile, int first) {
        return Phrase.of("move.loot", "item", Names.item(tile), "due", boost(position, seat, tile, first));
    }
}

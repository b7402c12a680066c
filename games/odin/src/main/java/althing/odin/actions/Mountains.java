package althing.odin.actions;

import althing.engine.Phrase;
import althing.odin.box.Items;
import althing.odin.box.Strip;
import althing.odin.cards.Moments;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** The mountain strips: taking items from them, clearing them, turning new ones up (FFO-4.21, FFO-8.1). */
public final class Mountains {

    private Mountains() {
    }

    /** Whether a new mountain action finds anything to take. */
    public static boolean isPossible(OdinState position, boolean rock) {
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            if (position.strips[strip] > 0 && (!rock || isRock(position, strip))) {
                return true;
            }
        }
        return false;
    }

    static boolean isRock(OdinState position, int strip) {
        int item = Strip.item(strip, position.strips[strip]);
        return item == Items.STONE || item == Items.ORE;
    }

    static void take(OdinState position, int seat, int strip, int count, boolean counted) {
        position.now.dug |= 1 << strip;
        for (int i = 0; i < count; i++) {
            int left = position.strips[strip];
            int item = Strip.item(strip, left);
            position.change(seat, item, Strip.amount(strip, left));
            position.now.got[item] += (byte) (counted ? Strip.amount(strip, left) : 0);
            position.now.dugKinds |= 1 << (item - Items.WOOD);
            if (item == Items.STONE) {
                Moments.fire(position, seat, Moments.DIG_STONE);
            } else if (item == Items.SILVER && Strip.amount(strip, left) > 1) {
                Moments.fire(position, seat, Moments.DIG_DOUBLE_SILVER);
            }
            position.strips[strip]--;
        }
        if (position.isHeard()) {
            position.tell("log.dig", "seat", Phrase.seat(seat), "strip", Names.strip(strip), "items",
                    Names.items(strip, position.strips[strip] + count, count));
        }
    }

    /** Phase 11: one item off each strip, poor strips away, a new strip (FFO-4.21, FFO-4.22, FFO-4.23). */
    public static void clear(OdinState position) {
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            if (position.strips[strip] > 0) {
                remove(position, strip);
                if (position.strips[strip] == 1 && Strip.amount(strip, 1) > 1) {
                    remove(position, strip);
                }
            }
        }
        turnUp(position);
    }

    private static void remove(OdinState position, int strip) {
        int item = Strip.item(strip, position.strips[strip]--);
        for (int seat = 0; seat < position.seats; seat++) {
            if (item == Items.ORE) {
                Moments.fire(position, seat, Moments.CLEARED_ORE);
            } else if (item == Items.SILVER) {
                Moments.fire(position, seat, Moments.CLEARED_SILVER);
            }
        }
    }

    /** Turns up a strip of the pile, drawn by lot because nobody knows its order. */
    public static void turnUp(OdinState position) {
        int pile = inPile(position);
        if (pile == 0) {
            return;
        }
        position.reveal();
        int skip = position.random.nextInt(pile);
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            if (position.strips[strip] == OdinState.IN_PILE && skip-- == 0) {
                position.strips[strip] = (byte) Strip.FULL;
                if (position.isHeard()) {
                    position.tell("log.strip", "strip", Names.strip(strip));
                }
            }
        }
    }

    public static int inPile(OdinState position) {
        int pile = 0;
        for (byte left : position.strips) {
            pile += left == OdinState.IN_PILE ? 1 : 0;
        }
        return pile;
    }
}

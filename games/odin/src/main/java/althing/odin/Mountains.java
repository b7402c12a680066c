package althing.odin;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.odin.OdinMove.Dig;
import althing.odin.OdinMove.Word;

/** The mountain strips: taking items from them, clearing them, turning new ones up (FFO-4.21, FFO-8.1). */
final class Mountains {

    private static final int PART_BITS = 3;
    private static final int PART = (1 << PART_BITS) - 1;
    private static final int ALL_PARTS = (1 << 4 * PART_BITS) - 1;
    /** Only stone and ore may be taken; what is taken counts as given by the action. */
    private static final int ROCK = 1 << 12;
    private static final int COUNTED = 1 << 13;

    private Mountains() {
    }

    /** Whether a new mountain action finds anything to take. */
    static boolean isPossible(OdinPosition position, boolean rock) {
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            if (position.strips[strip] > 0 && (!rock || isRock(position, strip))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAnyOpen(OdinPosition position) {
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            if (isOpen(position, strip)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the strip lies face up and this action has not taken from it. */
    static boolean isOpen(OdinPosition position, int strip) {
        return position.strips[strip] > 0 && (position.now.dug >> strip & 1) == 0;
    }

    private static boolean isRock(OdinPosition position, int strip) {
        int item = Strip.item(strip, position.strips[strip]);
        return item == Items.STONE || item == Items.ORE;
    }

    static void begin(OdinPosition position, int seat, Deed.Mountain mountain, int deed, boolean must) {
        position.now.dug = 0;
        boolean counted = Program.spaceOf(deed) >= 0 && Program.spaceOf(deed) == position.now.space;
        position.push(Task.MOUNTAIN, seat, Asking.number(
                mountain.parts() | (mountain.rock() ? ROCK : 0) | (counted ? COUNTED : 0), must));
    }

    /** How many items may be taken from the next strip. */
    static int most(int number) {
        return Asking.count(number) & PART;
    }

    /** What is asked for after the next strip; 0 if nothing. */
    private static int later(int number) {
        int parts = (Asking.count(number) & ALL_PARTS) >> PART_BITS;
        return parts == 0 ? 0 : parts | Asking.count(number) & ~ALL_PARTS;
    }

    static void list(OdinPosition position, MoveList into) {
        int number = position.agenda.number();
        int most = most(number);
        boolean rock = (Asking.count(number) & ROCK) != 0;
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            boolean open = isOpen(position, strip) && (!rock || isRock(position, strip));
            for (int count = 1; open && count <= Math.min(most, position.strips[strip]); count++) {
                into.add(Moves.DIG[strip][count]);
            }
        }
        if (!Asking.must(number)) {
            into.add(Word.DONE);
        }
    }

    static void play(OdinPosition position, int seat, OdinMove move) {
        int number = position.agenda.number();
        int later = later(number);
        position.agenda.pop();
        if (!(move instanceof Dig dig)) {
            return;
        }
        take(position, seat, dig.strip(), dig.count(), (Asking.count(number) & COUNTED) != 0);
        position.now.acted |= (Asking.count(number) & COUNTED) != 0;
        if (later != 0 && isAnyOpen(position)) {
            position.push(Task.MOUNTAIN, seat, Asking.number(later, false));
        }
    }

    private static void take(OdinPosition position, int seat, int strip, int count, boolean counted) {
        position.now.dug |= 1 << strip;
        for (int i = 0; i < count; i++) {
            int left = position.strips[strip];
            int item = Strip.item(strip, left);
            position.change(seat, item, Strip.amount(strip, left));
            position.now.got[item] += (byte) (counted ? Strip.amount(strip, left) : 0);
            position.now.dugKinds |= 1 << item - Items.WOOD;
            if (item == Items.STONE) {
                Moments.fire(position, seat, Moments.DIG_STONE);
            } else if (item == Items.SILVER && Strip.amount(strip, left) > 1) {
                Moments.fire(position, seat, Moments.DIG_DOUBLE_SILVER);
            }
            position.strips[strip]--;
        }
        if (position.isHeard()) {
            position.tell("log.dig", "seat", Phrase.seat(seat), "strip", Strip.id(strip), "items",
                    Wording.items(strip, position.strips[strip] + count, count));
        }
    }

    /** Phase 11: one item off each strip, poor strips away, a new strip (FFO-4.21, FFO-4.22, FFO-4.23). */
    static void clear(OdinPosition position) {
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

    private static void remove(OdinPosition position, int strip) {
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
    static void turnUp(OdinPosition position) {
        int pile = inPile(position);
        if (pile == 0) {
            return;
        }
        position.reveal();
        int skip = position.random.nextInt(pile);
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            if (position.strips[strip] == OdinPosition.IN_PILE && skip-- == 0) {
                position.strips[strip] = (byte) Strip.FULL;
                if (position.isHeard()) {
                    position.tell("log.strip", "strip", Strip.id(strip));
                }
            }
        }
    }

    static int inPile(OdinPosition position) {
        int pile = 0;
        for (byte left : position.strips) {
            pile += left == OdinPosition.IN_PILE ? 1 : 0;
        }
        return pile;
    }
}

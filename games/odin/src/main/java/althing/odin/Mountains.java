package althing.odin;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.odin.OdinMove.Dig;
import althing.odin.OdinMove.Word;

/** The mountain strips: taking items from them, clearing them, turning new ones up (FFO-4.21, FFO-8.1). */
final class Mountains {

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

    static void begin(OdinPosition position, int seat, int deed, boolean must) {
        position.now.dug = 0;
        ask(position, seat, deed, 1, must);
    }

    private static void ask(OdinPosition position, int seat, int deed, int part, boolean must) {
        position.push(Task.MOUNTAIN, seat, Due.MOUNTAIN, deed);
        Due.MOUNTAIN_PART.set(position.agenda, part);
        Due.MOUNTAIN_MUST.set(position.agenda, must ? 1 : 0);
    }

    private static Deed.Mountain asked(OdinPosition position) {
        return (Deed.Mountain) Program.deed(position.due(Due.MOUNTAIN));
    }

    /** How many items may be taken from the next strip. */
    static int most(OdinPosition position) {
        return asked(position).parts().get(position.due(Due.MOUNTAIN_PART) - 1);
    }

    static void list(OdinPosition position, MoveList into) {
        int most = most(position);
        boolean rock = asked(position).rock();
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            boolean open = isOpen(position, strip) && (!rock || isRock(position, strip));
            for (int count = 1; open && count <= Math.min(most, position.strips[strip]); count++) {
                into.add(Moves.DIG[strip][count]);
            }
        }
        if (!position.isDue(Due.MOUNTAIN_MUST)) {
            into.add(Word.DONE);
        }
    }

    static void play(OdinPosition position, int seat, OdinMove move) {
        int deed = position.due(Due.MOUNTAIN);
        int part = position.due(Due.MOUNTAIN_PART);
        boolean last = part == asked(position).parts().size();
        position.agenda.pop();
        if (!(move instanceof Dig dig)) {
            return;
        }
        boolean counted = Program.spaceOf(deed) >= 0 && Program.spaceOf(deed) == position.now.space;
        take(position, seat, dig.strip(), dig.count(), counted);
        position.now.acted |= counted;
        if (!last && isAnyOpen(position)) {
            ask(position, seat, deed, part + 1, false);
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

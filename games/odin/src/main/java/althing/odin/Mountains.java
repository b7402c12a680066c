package althing.odin;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.odin.OdinMove.Dig;
import althing.odin.OdinMove.Word;

/** The mountain strips: taking items from them, clearing them, turning new ones up (FFO-4.21, FFO-8.1). */
final class Mountains {

    private static final int PART_BITS = 3;
    private static final int PART = (1 << PART_BITS) - 1;

    private Mountains() {
    }

    static boolean isPossible(OdinPosition position) {
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            if (isOpen(position, strip)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the strip lies face up and this action has not taken from it. */
    static boolean isOpen(OdinPosition position, int strip) {
        return position.strips[strip] > 0 && (position.dug >> strip & 1) == 0;
    }

    static void begin(OdinPosition position, int seat, int parts, boolean must) {
        position.dug = 0;
        position.push(Task.MOUNTAIN, seat, Asking.number(parts, must));
    }

    static void list(OdinPosition position, MoveList into) {
        int number = position.agenda.number();
        int most = Asking.count(number) & PART;
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            for (int count = 1; isOpen(position, strip) && count <= Math.min(most, position.strips[strip]); count++) {
                into.add(Moves.DIG[strip][count]);
            }
        }
        if (!Asking.must(number)) {
            into.add(Word.DONE);
        }
    }

    static void play(OdinPosition position, int seat, OdinMove move) {
        int later = Asking.count(position.agenda.number()) >> PART_BITS;
        position.agenda.pop();
        if (!(move instanceof Dig dig)) {
            return;
        }
        take(position, seat, dig.strip(), dig.count());
        position.acted = true;
        if (later != 0 && isPossible(position)) {
            position.push(Task.MOUNTAIN, seat, Asking.number(later, false));
        }
    }

    private static void take(OdinPosition position, int seat, int strip, int count) {
        position.dug |= 1 << strip;
        for (int i = 0; i < count; i++) {
            int left = position.strips[strip];
            position.change(seat, Strip.item(strip, left), Strip.amount(strip, left));
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
                position.strips[strip]--;
                if (position.strips[strip] == 1 && Strip.amount(strip, 1) > 1) {
                    position.strips[strip] = 0;
                }
            }
        }
        turnUp(position);
    }

    /** Turns up a strip of the pile, drawn by lot because nobody knows its order. */
    static void turnUp(OdinPosition position) {
        int pile = inPile(position);
        if (pile == 0) {
            return;
        }
        position.revealed = true;
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

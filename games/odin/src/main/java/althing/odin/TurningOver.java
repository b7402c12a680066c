package althing.odin;

import java.util.Arrays;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.odin.OdinMove.Flip;
import althing.odin.OdinMove.Word;

/** Turning goods over to the other side of their tiles: orange and red, green and blue, animals and pregnant ones (card 78B). */
final class Turning {

    private static final int[] OTHER_SIDE = new int[Items.GOODS];

    static {
        for (int good = 0; good < Items.GOODS; good++) {
            OTHER_SIDE[good] = otherSide(good);
        }
    }

    private Turning() {
    }

    private static int otherSide(int good) {
        if (Items.isAnimal(good)) {
            return Items.isPregnant(good) ? good - 1 : good + 1;
        }
        return switch (Items.COLOUR[good]) {
            case ORANGE, GREEN -> Items.UPGRADED[good];
            case RED -> below(good, Colour.ORANGE);
            case BLUE, SPECIAL -> below(good, Colour.GREEN);
        };
    }

    private static int below(int good, Colour colour) {
        for (int other = 0; other < Items.GOODS; other++) {
            if (Items.COLUMN[other] == Items.COLUMN[good] && Items.COLOUR[other] == colour) {
                return other;
            }
        }
        return Items.NONE;
    }

    static int result(int good) {
        return OTHER_SIDE[good];
    }

    static boolean isPossible(OdinPosition position, int seat) {
        for (int good = 0; good < Items.GOODS; good++) {
            if (canTurn(position, seat, good)) {
                return true;
            }
        }
        return false;
    }

    /** A tile that was turned over stays as it is. */
    static boolean canTurn(OdinPosition position, int seat, int good) {
        return position.count(seat, good) > position.now.fresh[good] && OTHER_SIDE[good] != Items.NONE;
    }

    static void list(OdinPosition position, int seat, MoveList into) {
        for (int good = 0; good < Items.GOODS; good++) {
            if (canTurn(position, seat, good)) {
                into.add(Moves.FLIP[good]);
            }
        }
        into.add(Word.DONE);
    }

    static void play(OdinPosition position, int seat, OdinMove move) {
        int left = position.due(Due.TURN_OVER_LEFT) - 1;
        position.agenda.pop();
        if (!(move instanceof Flip flip)) {
            Arrays.fill(position.now.fresh, (byte) 0);
            return;
        }
        int result = OTHER_SIDE[flip.good()];
        position.change(seat, flip.good(), -1);
        position.change(seat, result, 1);
        position.now.fresh[result]++;
        if (position.isHeard()) {
            position.tell("log.turn-over", "seat", Phrase.seat(seat), "from", Wording.item(flip.good()), "to",
                    Wording.item(result));
        }
        if (left > 0) {
            position.push(Task.TURN_OVER, seat, Due.TURN_OVER_LEFT, left);
        } else {
            Arrays.fill(position.now.fresh, (byte) 0);
        }
        if (Items.kind(result) != Items.kind(flip.good())) {
            Moments.gained(position, seat, result);
        }
    }
}

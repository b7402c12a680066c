package althing.odin;

import java.util.Arrays;

import althing.engine.Phrase;

/** Takes the cloakpin off somebody else's board and fills its squares with silverware and a rune stone (card 70B). */
final class Courier {

    private static final int CLOAKPIN = Items.named("cloakpin");
    private static final int SILVERWARE = Items.named("silverware");
    private static final int RUNE_STONE = Items.named("rune-stone");

    private Courier() {
    }

    static boolean isPossible(OdinPosition position, int seat) {
        return find(position, seat) >= 0;
    }

    /** Where in the list of laid pieces the cloakpin lies, on a board of somebody else; or nothing. */
    private static int find(OdinPosition position, int seat) {
        for (int i = 0; i < position.laidCount; i++) {
            int owner = position.owner[Laid.board(position.laid[i])];
            if (Laid.item(position.laid[i]) == CLOAKPIN && owner != seat) {
                return i;
            }
        }
        return OdinPosition.NOBODY;
    }

    static void take(OdinPosition position, int seat) {
        int at = find(position, seat);
        int pin = position.laid[at];
        System.arraycopy(position.laid, at + 1, position.laid, at, position.laidCount - at - 1);
        position.laidCount--;
        replace(position, pin);
        position.change(seat, CLOAKPIN, 1);
        if (position.isHeard()) {
            position.tell("log.courier", "seat", Phrase.seat(seat), "other",
                    Phrase.seat(position.owner[Laid.board(pin)]));
        }
    }

    /** Silverware and a rune stone cover the same squares; there is one way to lay them. */
    private static void replace(OdinPosition position, int pin) {
        for (Shape silverware : Shape.of(SILVERWARE)) {
            for (Shape rune : Shape.of(RUNE_STONE)) {
                if (replace(position, pin, silverware, rune)) {
                    return;
                }
            }
        }
        throw new IllegalStateException("the cloakpin has another shape");
    }

    private static boolean replace(OdinPosition position, int pin, Shape silverware, Shape rune) {
        int[] squares = squares(Laid.shape(pin), 0, 0);
        for (int one = 0; one < 16; one++) {
            for (int two = 0; two < 16; two++) {
                int[] both = squares(silverware, one / 4, one % 4);
                int[] added = squares(rune, two / 4, two % 4);
                boolean apart = true;
                for (int row = 0; row < both.length; row++) {
                    apart &= (both[row] & added[row]) == 0;
                    both[row] |= added[row];
                }
                if (apart && Arrays.equals(both, squares)) {
                    put(position, pin, SILVERWARE, silverware, one);
                    put(position, pin, RUNE_STONE, rune, two);
                    return true;
                }
            }
        }
        return false;
    }

    private static int[] squares(Shape shape, int row, int column) {
        int[] squares = new int[8];
        for (int i = 0; i < shape.height(); i++) {
            squares[row + i] = shape.rows()[i] << column;
        }
        return squares;
    }

    private static void put(OdinPosition position, int pin, int item, Shape shape, int at) {
        Placing.put(position, Laid.of(Laid.board(pin), item, Laid.row(pin) + at / 4, Laid.column(pin) + at % 4,
                shape.turn()));
    }
}

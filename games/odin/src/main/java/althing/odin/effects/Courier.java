package althing.odin.effects;

import java.util.Arrays;

import althing.engine.Phrase;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Shape;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Takes a special tile off a board and fills its squares with two blue goods (cards 70B and 71C). */
public enum Courier {

    /** Off somebody else's board only. */
    CLOAKPIN("cloakpin", "silverware", "rune-stone", false),
    /** Off any board. */
    DRINKING_HORN("drinking-horn", "chest", "rune-stone", true);

    final int tile;
    private final int one;
    private final int other;
    private final boolean ownToo;

    Courier(String tile, String one, String other, boolean ownToo) {
        this.tile = Items.named(tile);
        this.one = Items.named(one);
        this.other = Items.named(other);
        this.ownToo = ownToo;
    }

    public boolean isPossible(OdinState position, int seat) {
        return find(position, seat) >= 0;
    }

    /** Where in the list of laid pieces the tile lies, on a board it may be taken off; or nothing. */
    private int find(OdinState position, int seat) {
        for (int i = 0; i < position.boards.laidCount(); i++) {
            int owner = position.owner[Laid.board(position.boards.laid(i))];
            if (Laid.item(position.boards.laid(i)) == tile && (ownToo || owner != seat)) {
                return i;
            }
        }
        return OdinState.NOBODY;
    }

    void take(OdinState position, int seat) {
        int at = find(position, seat);
        int pin = position.boards.laid(at);
        position.boards.take(at);
        replace(position, pin);
        position.change(seat, tile, 1);
        if (position.isHeard()) {
            position.tell("log.courier", "seat", Phrase.seat(seat), "item", Names.item(tile), "other",
                    Phrase.seat(position.owner[Laid.board(pin)]));
        }
    }

    /** The two goods cover the same squares; there is one way to lay them. */
    private void replace(OdinState position, int pin) {
        for (Shape first : Shape.of(one)) {
            for (Shape second : Shape.of(other)) {
                if (replace(position, pin, first, second)) {
                    return;
                }
            }
        }
        throw new IllegalStateException(Items.id(tile) + " has another shape");
    }

    private boolean replace(OdinState position, int pin, Shape first, Shape second) {
        int[] squares = squares(Laid.shape(pin), 0, 0);
        for (int at = 0; at < 16; at++) {
            for (int then = 0; then < 16; then++) {
                int[] both = squares(first, at / 4, at % 4);
                int[] added = squares(second, then / 4, then % 4);
                boolean apart = true;
                for (int row = 0; row < both.length; row++) {
                    apart &= (both[row] & added[row]) == 0;
                    both[row] |= added[row];
                }
                if (apart && Arrays.equals(both, squares)) {
                    put(position, pin, one, first, at);
                    put(position, pin, other, second, then);
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

    private static void put(OdinState position, int pin, int item, Shape shape, int at) {
        position.boards.put(Laid.of(Laid.board(pin), item, Laid.row(pin) + at / 4, Laid.column(pin) + at % 4,
                shape.turn()));
    }
}

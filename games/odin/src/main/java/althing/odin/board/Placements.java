package althing.odin.board;

import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Why;
import althing.odin.course.OdinMove.Place;
import althing.odin.box.Estate;
import althing.odin.course.Moves;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Which item a seat may pick for which of its boards; where it lies there is asked next (FFO-5.1). */
public final class Placements {

    private Placements() {
    }

    /** The board of a seat that a slot in a move means: all home boards share the first. */
    static int board(int seat, int slot) {
        return slot == 0 ? seat : slot % Estate.BOARDS;
    }

    /** Whether the item could be laid on that board, whoever has it. */
    public static boolean mayPlace(OdinState position, int seat, Place place, @Nullable Why why) {
        int board = board(seat, place.board());
        boolean own = position.owner[board] == seat && position.slot(board) == place.board();
        return (own || (why != null
                && refuse(why, "FFO-5.1", "refusal.not-your-board", "board", Names.slot(place.board()))))
                && (Placing.isAllowed(position, board, place.item()) || (why != null && refuse(why,
                        position.plan(board).isHouse() ? "FFO-5.30" : "FFO-5.2", "refusal.not-allowed-there", "item",
                        Names.item(place.item()), "board", Names.slot(position.slot(board)))))
                && (Placing.fits(position, board, place.item())
                        || (why != null && refuse(why, "FFO-5.4", "refusal.no-room",
                                "item", Names.item(place.item()), "board", Names.slot(position.slot(board)))));
    }

    /** Lists the boards of a seat on which each of its items has a place. */
    public static void list(OdinState position, int seat, MoveList into) {
        long items = position.holdings.held(seat);
        for (int board = 0; board < Estate.BOARDS; board++) {
            if (position.owner[board] == seat) {
                int slot = position.slot(board);
                for (long left = Placing.fitting(position, board, items); left != 0; left &= left - 1) {
                    into.add(Moves.PLACE[Long.numberOfTrailingZeros(left)][slot]);
                }
            }
        }
    }

    /** Whether the seat can lay anything on any of its boards. */
    public static boolean canLay(OdinState position, int seat) {
        return fitAnywhere(position, seat, position.holdings.held(seat));
    }

    /** Whether an item has a place on any board of the seat. */
    public static boolean fitsAnywhere(OdinState position, int seat, int item) {
        return fitAnywhere(position, seat, 1L << item);
    }

    private static boolean fitAnywhere(OdinState position, int seat, long items) {
        for (int board = 0; board < Estate.BOARDS; board++) {
            if (position.owner[board] == seat && Placing.fitting(position, board, items) != 0) {
                return true;
            }
        }
        return false;
    }
}

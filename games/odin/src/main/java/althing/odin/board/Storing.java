package althing.odin.board;

import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Store;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.course.Moves;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Wood and stone on the slots of buildings (FFO-5.34). */
public final class Storing {

    /** What can be stored, as bits. */
    private static final long STORED = 1L << Items.WOOD | 1L << Items.STONE;

    private Storing() {
    }

    public static void list(OdinState position, int seat, MoveList into) {
        if ((position.holdings.held(seat) & STORED) == 0) {
            return;
        }
        for (OdinMove store : Moves.STORE) {
            if (mayStore(position, seat, (Store) store, null)) {
                into.add(store);
            }
        }
    }

    public static boolean canStore(OdinState position, int seat) {
        for (OdinMove store : Moves.STORE) {
            if (mayStore(position, seat, (Store) store, null)) {
                return true;
            }
        }
        return false;
    }

    public static boolean mayStore(OdinState position, int seat, Store store, @Nullable Why why) {
        int resource = store.resource();
        Plan building = Plan.ALL.get(store.building());
        return Supply.has(position, seat, resource, "FFO-5.34", why)
                && (slot(position, seat, building, resource) != OdinState.NOBODY || (why != null
                        && refuse(why, "FFO-5.34", "refusal.no-building-slot", "item", Names.item(resource), "board",
                                Names.plan(building))));
    }

    /** A building of the kind with a free slot for the resource, or nothing. */
    private static int slot(OdinState position, int seat, Plan building, int resource) {
        int first = Estate.first(building);
        for (int board = first; board < first + building.copies; board++) {
            boolean room = resource == Items.WOOD
                    ? position.woodStored[board] < building.woodSlots
                    : position.stoneStored[board] < building.stoneSlots;
            if (position.owner[board] == seat && room) {
                return board;
            }
        }
        return OdinState.NOBODY;
    }

    public static void store(OdinState position, int seat, Store store) {
        int board = slot(position, seat, Plan.ALL.get(store.building()), store.resource());
        (store.resource() == Items.WOOD ? position.woodStored : position.stoneStored)[board]++;
        position.change(seat, store.resource(), -1);
        if (position.isHeard()) {
            position.tell("log.store", "seat", Phrase.seat(seat), "item", Names.item(store.resource()), "board",
                    Names.slot(position.slot(board)));
        }
    }

    public static Phrase named(Store store) {
        return Phrase.of("move.store", "item", Names.item(store.resource()), "board",
                Names.plan(Plan.ALL.get(store.building())));
    }
}

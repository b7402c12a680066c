package althing.odin;

import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.OdinMove.Store;

/** Wood and stone on the slots of buildings (FFO-5.34). */
final class Storing {

    private Storing() {
    }

    static void list(OdinPosition position, int seat, MoveList into) {
        for (OdinMove store : Moves.STORE) {
            if (mayStore(position, seat, (Store) store, null)) {
                into.add(store);
            }
        }
    }

    static boolean canStore(OdinPosition position, int seat) {
        for (OdinMove store : Moves.STORE) {
            if (mayStore(position, seat, (Store) store, null)) {
                return true;
            }
        }
        return false;
    }

    static boolean mayStore(OdinPosition position, int seat, Store store, @Nullable Why why) {
        int resource = store.resource();
        Plan building = Plan.ALL.get(store.building());
        return Supply.has(position, seat, resource, "FFO-5.34", why)
                && (slot(position, seat, building, resource) != OdinPosition.NOBODY || why != null
                        && refuse(why, "FFO-5.34", "refusal.no-building-slot", "item", Names.item(resource), "board",
                                Names.plan(building)));
    }

    /** A building of the kind with a free slot for the resource, or nothing. */
    private static int slot(OdinPosition position, int seat, Plan building, int resource) {
        int first = Estate.first(building);
        for (int board = first; board < first + building.copies; board++) {
            boolean room = resource == Items.WOOD
                    ? position.woodStored[board] < building.woodSlots
                    : position.stoneStored[board] < building.stoneSlots;
            if (position.owner[board] == seat && room) {
                return board;
            }
        }
        return OdinPosition.NOBODY;
    }

    static void store(OdinPosition position, int seat, Store store) {
        int board = slot(position, seat, Plan.ALL.get(store.building()), store.resource());
        (store.resource() == Items.WOOD ? position.woodStored : position.stoneStored)[board]++;
        position.change(seat, store.resource(), -1);
        if (position.isHeard()) {
            position.tell("log.store", "seat", Phrase.seat(seat), "item", Names.item(store.resource()), "board",
                    Names.board(position, board));
        }
    }

    static Phrase named(Store store) {
        return Phrase.of("move.store", "item", Names.item(store.resource()), "board",
                Names.plan(Plan.ALL.get(store.building())));
    }
}

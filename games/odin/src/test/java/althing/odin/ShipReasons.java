package althing.odin;

import static althing.odin.Facts.asked;
import static althing.odin.Facts.at;
import static althing.odin.Facts.count;
import static althing.odin.Facts.doable;
import static althing.odin.Facts.does;
import static althing.odin.Facts.give;
import static althing.odin.Facts.item;
import static althing.odin.Facts.mended;
import static althing.odin.Facts.named;

import althing.engine.Phrase;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Space;
import althing.odin.course.OdinMove.Sail;
import althing.testkit.ReasonsContract.Reason;
import althing.testkit.ReasonsContract.Told;
import java.util.Map;

/** What refusals of ships and voyages say. */
final class ShipReasons {

    private ShipReasons() {
    }

    static void ships(Map<String, Reason> reasons) {
        reasons.put("refusal.lacking", mended(told -> count(told, named(told, "item")) == 0,
                (told, copy) -> give(told, copy, item(told, "item"))));
        reasons.put("refusal.too-poor", mended(
                told -> told.number("have") == count(told, "silver") && told.number("have") < told.number("silver"),
                (told, copy) -> give(told, copy, Items.SILVER)));
        reasons.put("refusal.not-for-sale", told -> {
            String name = named(told, "item");
            return name.equals("english-crown") || name.matches(".*-\\d") || Items.named(name) < Items.GOODS;
        });
        reasons.put("refusal.no-stage", told -> named(told, "ship").startsWith("whaling-boat")
                ? doable(told).boats() >= 3
                : doable(told).largeShips() >= 4);
        reasons.put("refusal.no-slot", told -> named(told, "ship").matches("knarr|whaling-boat-1|longship-3"));
        reasons.put("refusal.not-loaded", told -> !named(told, "ship").matches(".*-\\d"));
        reasons.put("refusal.not-a-longship", told -> !named(told, "ship").startsWith("longship"));
        reasons.put("refusal.not-large", told -> named(told, "ship").startsWith("whaling-boat"));
        reasons.put("refusal.not-a-boat", told -> !named(told, "ship").startsWith("whaling-boat"));
        reasons.put("refusal.table-full", told -> {
            int emigrated = count(told, "emigrated-knarr") + count(told, "emigrated-longship");
            int free = at(told).round + (told.position().setup().option("length").equals("long") ? 5 : 6);
            return told.number("ships") == emigrated && 2 * (emigrated + 1) > free;
        });
        reasons.put("refusal.no-boat", told -> told.move().code().equals("sail 0 0"));
        reasons.put("refusal.no-such-boats", told -> {
            Sail sail = (Sail) told.move();
            return told.number("plain") == count(told, "whaling-boat")
                    && told.number("armed") == count(told, "whaling-boat-1")
                    && told.number("most") == asked(told, "count")
                    && (sail.plain() > told.number("plain") || sail.armed() > told.number("armed")
                            || sail.plain() + sail.armed() > told.number("most"));
        });
        reasons.put("refusal.claimed", told -> at(told).owner[island(told)] == ((Phrase.SeatFact) told.fact("seat"))
                .seat());
        reasons.put("refusal.other-side", told -> !at(told).plan(island(told)).id.equals(named(told, "board")));
        reasons.put("refusal.other-space", told -> at(told).now.space >= 0
                && !does(Space.get(at(told).now.space)).contains(named(told, "board")));
    }

    private static int island(Told told) {
        return Estate.FIRST_ISLAND + Plan.named(named(told, "board")).tile;
    }
}

package althing.odin;

import static althing.odin.Facts.asked;
import static althing.odin.Facts.at;
import static althing.odin.Facts.count;
import static althing.odin.Facts.isPlayed;
import static althing.odin.Facts.item;
import static althing.odin.Facts.mended;
import static althing.odin.Facts.named;

import althing.engine.data.DataRow;
import althing.odin.box.Components;
import althing.odin.box.Items;
import althing.odin.course.OdinMove.Serve;
import althing.odin.course.OdinMove.Spend;
import althing.testkit.ReasonsContract.Reason;
import althing.testkit.ReasonsContract.Told;
import java.util.Map;

/** What refusals of dice and of the Feast say. */
final class DiceReasons {

    private DiceReasons() {
    }

    static void dice(Map<String, Reason> reasons) {
        reasons.put("refusal.no-more-rolls", told -> at(told).now.rolls == told.number("rolls")
                && told.number("rolls") == (isPlayed(told, "153a") ? 4 : 3));
        reasons.put("refusal.too-many-vikings", told -> told.number("vikings") == asked(told, "vikings")
                && Integer.parseInt(told.move().code().split(" ", -1)[1]) > told.number("vikings"));
        reasons.put("refusal.no-loot", told -> switch (Items.COLOUR[item(told, "item")]) {
            case ORANGE, RED -> true;
            case GREEN -> !isPlayed(told, "138c");
            case BLUE, SPECIAL -> false;
        });
        reasons.put("refusal.too-weak", mended(told -> told.number("due") > told.number("means")
                && told.number("means") == count(told, "sword") + (isPlayed(told, "137a") ? count(told, "spear") : 0)
                        + count(told, "stone") * (isPlayed(told, "89a") ? 2 : 1),
                (told, copy) -> copy.change(told.seat(), Items.SWORD, 20)));
        reasons.put("refusal.cannot-spend", DiceReasons::spendsBadly);
        reasons.put("refusal.cannot-pay", told -> {
            int weapons = Integer.parseInt(told.move().code().split(" ", -1)[1]);
            int value = named(told, "weapon").equals("spear") && isPlayed(told, "11c") ? 2 : 1;
            return told.number("due") == asked(told, "result") && told.number("have") == count(told, "wood")
                    && told.number("weapons") == count(told, named(told, "weapon"))
                    && told.number("wood") == Math.max(0, told.number("due") - weapons * value)
                    && (weapons > told.number("weapons") || told.number("wood") > told.number("have")
                            || (weapons - 1) * value >= told.number("due"));
        });
    }

    private static boolean spendsBadly(Told told) {
        Spend spend = (Spend) told.move();
        int stone = isPlayed(told, "89a") ? 2 : 1;
        int spears = isPlayed(told, "137a") ? count(told, "spear") : 0;
        int worth = spend.stones() * stone + spend.swords() + spend.spears();
        int due = told.number("due");
        boolean vain = (spend.swords() + spend.spears() > 0 && worth - 1 >= due)
                || (spend.stones() > 0 && worth - stone >= due);
        return told.number("worth") == worth && due == asked(told, "due")
                && told.number("stones") == count(told, "stone") && told.number("swords") == count(told, "sword")
                && told.number("spears") == spears && (spend.stones() > count(told, "stone")
                        || spend.swords() > count(told, "sword") || spend.spears() > spears || worth < due || vain);
    }

    static void feast(Map<String, Reason> reasons) {
        reasons.put("refusal.same-colour", told -> {
            byte[] table = at(told).table;
            int square = at(told).served - 1;
            while (table[square] < 0) {
                square--;
            }
            return Items.COLOUR[table[square] - 1] == Items.COLOUR[item(told, "item")];
        });
        reasons.put("refusal.one-way", told -> feastRow(told).number("flat") == feastRow(told).number("upright"));
        reasons.put("refusal.flat-before", told -> at(told).notation().table().flat()
                .contains(named(told, "item").replace("pregnant-", "")));
        reasons.put("refusal.table-too-short", told -> told.number("left") == asked(told, "left")
                && feastRow(told).number(((Serve) told.move()).flat() ? "flat" : "upright") > told.number("left"));
    }

    private static DataRow feastRow(Told told) {
        return Components.FILE.table("goods").row("good", named(told, "item"));
    }
}

package althing.odin.notation;

import static althing.odin.notation.NotationReader.require;

import java.util.Arrays;

import althing.odin.notation.OdinNotation.Banquet;
import althing.odin.view.OdinView.Dish;
import althing.odin.box.Items;
import althing.odin.course.OdinState;
import althing.odin.feast.Feast;

/** Reads the banquet table of the Feast under way. */
public final class TableReader {

    private final OdinState position;
    private final Banquet table;

    TableReader(OdinState position, Banquet table) {
        this.position = position;
        this.table = table;
    }

    void read() {
        position.served = table.served();
        require(position.served <= Feast.to(position),
                "table.served: in this round there are " + Feast.to(position) + " squares to cover.");
        for (int i = 0; i < table.dishes().size(); i++) {
            dish("table.dishes[" + i + "]: " + table.dishes().get(i).item(), table.dishes().get(i));
        }
        for (int i = 0; i < table.flat().size(); i++) {
            int food = Items.named(table.flat().get(i));
            require(Feast.layFlat(position, food),
                    "table.flat[" + i + "]: " + table.flat().get(i) + " stands there too often.");
        }
    }

    private void dish(String place, Dish dish) {
        int item = Items.named(dish.item());
        int end = dish.square() + dish.length();
        require(end <= position.served, place + " lies beyond what was served.");
        require(item == Items.SILVER
                ? dish.length() == 1
                : dish.length() == Items.FLAT[item] || dish.length() == Items.UPRIGHT[item],
                place + " does not cover " + dish.length() + " squares.");
        for (int square = dish.square(); square < end; square++) {
            require(position.table[square] == 0, place + " lies on another dish.");
        }
        Arrays.fill(position.table, dish.square(), end, (byte) -1);
        position.table[dish.square()] = (byte) (item + 1);
    }
}

package althing.graenaland.notation;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.graenaland.box.Amounts;
import althing.graenaland.box.Board;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Resource;
import althing.graenaland.table.GraenalandState;

/** What a notation names, as the position knows it, or refused with a sentence that says where. */
public final class Given {

    private final GraenalandState position;

    public Given(GraenalandState position) {
        this.position = position;
    }

    public int province(String path, String tile) {
        int province = position.island.provinceOf[NotationWords.TILES.indexOf(tile)];
        require(province != GraenalandState.NONE, path + ": the tile '" + tile + "' is not on the map.");
        return province;
    }

    public int provinceOrNone(String path, @Nullable String tile) {
        return tile == null || tile.equals(NotationWords.NOTHING) ? Board.NOWHERE : province(path, tile);
    }

    public static int orNone(@Nullable Integer seat) {
        return seat == null ? GraenalandState.NONE : seat;
    }

    public static int seats(String path, List<Integer> seats) {
        int bits = 0;
        for (int seat : seats) {
            require((bits >> seat & 1) == 0, path + ": seat " + seat + " stands twice.");
            bits |= 1 << seat;
        }
        return bits;
    }

    public static long cards(Map<String, Integer> counts) {
        long cards = Cards.NONE;
        for (Map.Entry<String, Integer> each : counts.entrySet()) {
            cards += each.getValue() * Cards.one(NotationWords.CARDS.indexOf(each.getKey()));
        }
        return cards;
    }

    public static int supply(String path, List<String> ids) {
        int cards = 0;
        for (String id : ids) {
            int card = NotationWords.SUPPLY.indexOf(id);
            require((cards >> card & 1) == 0, path + ": the supply card '" + id + "' stands twice.");
            cards |= 1 << card;
        }
        return cards;
    }

    /** What can be due: no price names gold. */
    public static int amounts(String path, Map<Resource, Integer> counts) {
        require(!counts.containsKey(Resource.GOLD), path + ": no price names gold.");
        int amounts = Amounts.NONE;
        for (Map.Entry<Resource, Integer> each : counts.entrySet()) {
            amounts += each.getValue() * Amounts.one(each.getKey().ordinal());
        }
        return amounts;
    }

    public static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new BadInput(sentence);
        }
    }
}

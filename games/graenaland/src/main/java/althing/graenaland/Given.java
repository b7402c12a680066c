package althing.graenaland;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;

/** What a notation names, as the position knows it, or refused with a sentence that says where. */
final class Given {

    private final GraenalandState position;

    Given(GraenalandState position) {
        this.position = position;
    }

    int province(String path, String tile) {
        int province = position.provinceOf[NotationWords.TILES.indexOf(tile)];
        require(province != GraenalandState.NONE, path + ": the tile '" + tile + "' is not on the map.");
        return province;
    }

    int provinceOrNone(String path, @Nullable String tile) {
        return tile == null || tile.equals(NotationWords.NOTHING) ? Board.NOWHERE : province(path, tile);
    }

    static int orNone(@Nullable Integer seat) {
        return seat == null ? GraenalandState.NONE : seat;
    }

    static int seats(String path, List<Integer> seats) {
        int bits = 0;
        for (int seat : seats) {
            require((bits >> seat & 1) == 0, path + ": seat " + seat + " stands twice.");
            bits |= 1 << seat;
        }
        return bits;
    }

    static long cards(Map<String, Integer> counts) {
        long cards = Cards.NONE;
        for (Map.Entry<String, Integer> each : counts.entrySet()) {
            cards += each.getValue() * Cards.one(NotationWords.CARDS.indexOf(each.getKey()));
        }
        return cards;
    }

    static int supply(String path, List<String> ids) {
        int cards = 0;
        for (String id : ids) {
            int card = NotationWords.SUPPLY.indexOf(id);
            require((cards >> card & 1) == 0, path + ": the supply card '" + id + "' stands twice.");
            cards |= 1 << card;
        }
        return cards;
    }

    /** What can be due: no price names gold. */
    static int amounts(String path, Map<Resource, Integer> counts) {
        require(!counts.containsKey(Resource.GOLD), path + ": no price names gold.");
        int amounts = Amounts.NONE;
        for (Map.Entry<Resource, Integer> each : counts.entrySet()) {
            amounts += each.getValue() * Amounts.one(each.getKey().ordinal());
        }
        return amounts;
    }

    static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new BadInput(sentence);
        }
    }
}

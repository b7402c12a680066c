package althing.vikings;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The words for the game's things in moves and notations, each list in the order of its enum. */
final class Words {

    static final List<String> TILES = Names.TILES.stream().map(Tile::code).toList();
    static final List<String> SHIPS = TILES.subList(Components.SHIPS, TILES.size());
    static final List<String> VIKINGS = Names.VIKINGS.stream().map(Viking::code).toList();
    static final List<String> ROWS = Names.ROWS.stream().map(Row::code).toList();
    static final List<String> SPECIALS = Names.SPECIALS.stream().map(Special::code).toList();
    static final List<String> LINES = Arrays.stream(ScoreLine.values()).map(ScoreLine::word).toList();

    private Words() {
    }

    /** All of them, by their names in the notation. */
    static Map<String, List<String>> all() {
        Map<String, List<String>> all = new LinkedHashMap<>();
        all.put("tile", TILES);
        all.put("ship", SHIPS);
        all.put("viking", VIKINGS);
        all.put("row", ROWS);
        all.put("special", SPECIALS);
        all.put("line", LINES);
        return all;
    }
}

package althing.vikings.box;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import althing.engine.Phrase;

/** The game's things by their ordinals: as words of moves and notations, and as names in a phrase. */
public final class Names {

    public static final List<Tile> TILES = List.of(Tile.values());
    public static final List<Viking> VIKINGS = List.of(Viking.values());
    public static final List<Row> ROWS = List.of(Row.values());
    public static final List<Special> SPECIALS = List.of(Special.values());

    public static final List<String> TILE_WORDS = TILES.stream().map(Tile::code).toList();
    static final List<String> SHIP_WORDS = TILE_WORDS.subList(Components.SHIPS, TILE_WORDS.size());
    public static final List<String> VIKING_WORDS = VIKINGS.stream().map(Viking::code).toList();
    public static final List<String> ROW_WORDS = ROWS.stream().map(Row::code).toList();
    public static final List<String> SPECIAL_WORDS = SPECIALS.stream().map(Special::code).toList();

    private static final Phrase.NameFact[] TILE_NAMES = names("tile.", TILE_WORDS);
    private static final Phrase.NameFact[] VIKING_NAMES = names("viking.", VIKING_WORDS);
    private static final Phrase.NameFact[] ROW_NAMES = names("row.", ROW_WORDS);
    private static final Phrase.NameFact[] SPECIAL_NAMES = names("special.", SPECIAL_WORDS);

    private Names() {
    }

    private static Phrase.NameFact[] names(String prefix, List<String> words) {
        return words.stream().map(word -> Phrase.name(prefix + word)).toArray(Phrase.NameFact[]::new);
    }

    /** The words of notations, by what they are words for. */
    public static Map<String, List<String>> vocabularies() {
        Map<String, List<String>> all = new LinkedHashMap<>();
        all.put("tile", TILE_WORDS);
        all.put("ship", SHIP_WORDS);
        all.put("viking", VIKING_WORDS);
        all.put("row", ROW_WORDS);
        all.put("special", SPECIAL_WORDS);
        return all;
    }

    public static Phrase.NameFact tile(int tile) {
        return TILE_NAMES[tile];
    }

    public static Phrase.NameFact viking(int viking) {
        return VIKING_NAMES[viking];
    }

    public static Phrase.NameFact viking(Viking viking) {
        return VIKING_NAMES[viking.ordinal()];
    }

    public static Phrase.NameFact row(int row) {
        return ROW_NAMES[row];
    }

    public static Phrase.NameFact row(Row row) {
        return ROW_NAMES[row.ordinal()];
    }

    public static Phrase.NameFact special(int special) {
        return SPECIAL_NAMES[special];
    }

    public static Phrase.NameFact special(Special special) {
        return SPECIAL_NAMES[special.ordinal()];
    }
}

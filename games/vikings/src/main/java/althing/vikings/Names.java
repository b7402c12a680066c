package althing.vikings;

import java.util.List;

import althing.engine.Phrase;

/** The names of components as facts of a phrase. */
final class Names {

    static final List<Tile> TILES = List.of(Tile.values());
    static final List<Viking> VIKINGS = List.of(Viking.values());
    static final List<Row> ROWS = List.of(Row.values());
    static final List<Special> SPECIALS = List.of(Special.values());

    private Names() {
    }

    static Phrase.NameFact tile(int tile) {
        return Phrase.name("tile." + TILES.get(tile).code());
    }

    static Phrase.NameFact viking(int viking) {
        return viking(VIKINGS.get(viking));
    }

    static Phrase.NameFact viking(Viking viking) {
        return Phrase.name("viking." + viking.code());
    }

    static Phrase.NameFact row(int row) {
        return row(ROWS.get(row));
    }

    static Phrase.NameFact row(Row row) {
        return Phrase.name("row." + row.code());
    }

    static Phrase.NameFact special(int special) {
        return special(SPECIALS.get(special));
    }

    static Phrase.NameFact special(Special special) {
        return Phrase.name("special." + special.code());
    }
}

package althing.vikings;

import althing.engine.CodeWords;
import althing.engine.MoveList;
import althing.engine.MoveTable;

/** Every move of the game, made once; lists of legal moves are filled from here. */
final class Moves {

    /** No bid is higher; far above all gold and points that a seat can own. */
    static final int HIGHEST_BID = 2000;

    private static final Row[] ROWS = Row.values();
    private static final Viking[] VIKINGS = Viking.values();
    private static final Special[] SPECIALS = Special.values();

    static final VikingsMove[] BID = new VikingsMove[HIGHEST_BID + 1];
    static final VikingsMove[] REMOVE = new VikingsMove[VIKINGS.length];
    static final VikingsMove[] GROUP = new VikingsMove[VIKINGS.length];
    static final VikingsMove[] FERRY = new VikingsMove[VIKINGS.length];
    static final VikingsMove[] BUY = new VikingsMove[Components.PLACES];
    static final VikingsMove[] START = new VikingsMove[ROWS.length];
    static final VikingsMove[] TAKE = new VikingsMove[SPECIALS.length];
    /** Indexed by column - 1, as all that follow. */
    static final VikingsMove[] MOOR = new VikingsMove[Components.COLUMNS];
    static final VikingsMove[][] PLACE = new VikingsMove[ROWS.length][Components.COLUMNS];
    static final VikingsMove[][] SWAP = new VikingsMove[ROWS.length][Components.COLUMNS];
    static final VikingsMove[][] LAND = new VikingsMove[ROWS.length][Components.COLUMNS];

    private static final MoveTable<VikingsMove> TABLE = new MoveTable<>("Vikings", "'buy 3' or 'place noble 2'");

    static {
        for (int gold = 0; gold <= HIGHEST_BID; gold++) {
            BID[gold] = known(new VikingsMove.Bid(gold));
        }
        for (Viking viking : VIKINGS) {
            REMOVE[viking.ordinal()] = known(new VikingsMove.Remove(viking));
            GROUP[viking.ordinal()] = known(new VikingsMove.Group(viking));
            FERRY[viking.ordinal()] = known(new VikingsMove.Ferry(viking));
        }
        for (int price = 0; price < Components.PLACES; price++) {
            BUY[price] = known(new VikingsMove.Buy(price));
        }
        for (Special special : SPECIALS) {
            TAKE[special.ordinal()] = known(new VikingsMove.Take(special));
        }
        for (VikingsMove.Word word : VikingsMove.Word.values()) {
            known(word);
        }
        for (Row row : ROWS) {
            START[row.ordinal()] = known(new VikingsMove.Start(row));
            cells(row);
        }
        for (int column = 1; column <= Components.COLUMNS; column++) {
            MOOR[column - 1] = known(new VikingsMove.Moor(column));
        }
    }

    private Moves() {
    }

    static VikingsMove named(String code) {
        return TABLE.named(code, Moves::offTheTable);
    }

    /** A move that is never legal because it is off the wheel or the map, or beyond all gold. */
    private static VikingsMove offTheTable(CodeWords words) {
        return switch (words.word()) {
            case "bid" -> new VikingsMove.Bid(words.number());
            case "buy" -> new VikingsMove.Buy(words.number());
            case "moor" -> new VikingsMove.Moor(words.number());
            case "place" -> new VikingsMove.Place(words.thing(Row::named), words.number());
            case "swap" -> new VikingsMove.Swap(words.thing(Row::named), words.number());
            case "land" -> new VikingsMove.Land(words.thing(Row::named), words.number());
            default -> throw words.none();
        };
    }

    /** Adds the moves of columns, given as bits. */
    static void addAll(long columns, VikingsMove[] moves, MoveList into) {
        for (long left = columns; left != 0; left &= left - 1) {
            into.add(moves[Long.numberOfTrailingZeros(left)]);
        }
    }

    private static void cells(Row row) {
        for (int column = 1; column <= Components.COLUMNS; column++) {
            PLACE[row.ordinal()][column - 1] = known(new VikingsMove.Place(row, column));
            SWAP[row.ordinal()][column - 1] = known(new VikingsMove.Swap(row, column));
            LAND[row.ordinal()][column - 1] = known(new VikingsMove.Land(row, column));
        }
    }

    private static VikingsMove known(VikingsMove move) {
        return TABLE.known(move);
    }
}

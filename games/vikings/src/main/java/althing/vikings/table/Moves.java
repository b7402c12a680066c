package althing.vikings.table;

import althing.engine.MoveList;
import althing.engine.MoveTable;
import althing.engine.code.MoveCodec;
import althing.vikings.box.Components;
import althing.vikings.box.Row;
import althing.vikings.box.Special;
import althing.vikings.box.Viking;

/** Every move of the game, made once; lists of legal moves are filled from here. */
public final class Moves {

    /** No bid is higher; far above all gold and points that a seat can own. */
    public static final int HIGHEST_BID = 2000;

    private static final Row[] ROWS = Row.values();
    private static final Viking[] VIKINGS = Viking.values();
    private static final Special[] SPECIALS = Special.values();

    private static final VikingsMove[] BID = new VikingsMove[HIGHEST_BID + 1];
    private static final VikingsMove[] REMOVE = new VikingsMove[VIKINGS.length];
    private static final VikingsMove[] GROUP = new VikingsMove[VIKINGS.length];
    private static final VikingsMove[] FERRY = new VikingsMove[VIKINGS.length];
    private static final VikingsMove[] BUY = new VikingsMove[Components.PLACES];
    private static final VikingsMove[] START = new VikingsMove[ROWS.length];
    private static final VikingsMove[] TAKE = new VikingsMove[SPECIALS.length];
    /** Indexed by column - 1, as all that follow. */
    private static final VikingsMove[] MOOR = new VikingsMove[Components.COLUMNS];
    private static final VikingsMove[][] PLACE = new VikingsMove[ROWS.length][Components.COLUMNS];
    private static final VikingsMove[][] SWAP = new VikingsMove[ROWS.length][Components.COLUMNS];
    private static final VikingsMove[][] LAND = new VikingsMove[ROWS.length][Components.COLUMNS];

    static final MoveCodec<VikingsMove> CODEC = MoveCodec.of(VikingsMove.class);
    public static final MoveTable<VikingsMove> TABLE = new MoveTable<>("Vikings", "'buy 3' or 'place noble 2'", CODEC);

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

    public static VikingsMove named(String code) {
        return TABLE.read(code);
    }

    public static VikingsMove bid(int gold) {
        return BID[gold];
    }

    public static VikingsMove remove(int viking) {
        return REMOVE[viking];
    }

    public static VikingsMove group(int viking) {
        return GROUP[viking];
    }

    public static VikingsMove buy(int price) {
        return BUY[price];
    }

    public static VikingsMove start(int row) {
        return START[row];
    }

    /** Columns count from 0, as in all that follow. */
    public static VikingsMove place(int row, int column) {
        return PLACE[row][column];
    }

    public static VikingsMove moor(int column) {
        return MOOR[column];
    }

    public static VikingsMove take(int special) {
        return TAKE[special];
    }

    public static VikingsMove swap(int row, int column) {
        return SWAP[row][column];
    }

    public static VikingsMove ferry(int viking) {
        return FERRY[viking];
    }

    public static VikingsMove land(int row, int column) {
        return LAND[row][column];
    }

    /** Adds the moves of columns, given as bits. */
    public static void addPlaces(int row, long columns, MoveList into) {
        addAll(columns, PLACE[row], into);
    }

    public static void addMoorings(long columns, MoveList into) {
        addAll(columns, MOOR, into);
    }

    public static void addSwaps(int row, long columns, MoveList into) {
        addAll(columns, SWAP[row], into);
    }

    public static void addLandings(int row, long columns, MoveList into) {
        addAll(columns, LAND[row], into);
    }

    private static void addAll(long columns, VikingsMove[] moves, MoveList into) {
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

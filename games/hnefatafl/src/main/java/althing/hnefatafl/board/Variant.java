package althing.hnefatafl.board;

import java.util.List;

import althing.engine.data.DataRow;

/** One of the three forms of the game: its board with the squares that are special, and the rules by which it differs. */
public final class Variant {

    /** The four directions; the opposite of one is {@code direction ^ 1}, those across it {@code ^ 2} and {@code ^ 3}. */
    public static final int DIRECTIONS = 4;
    public static final int EAST = 0;
    public static final int NORTH = 2;

    /** How the king is captured (TAF-6). */
    public enum KingFalls {
        FOUR, THREE_BESIDE, PAIR
    }

    private static final int[] FILE_STEP = {1, -1, 0, 0};
    private static final int[] RANK_STEP = {0, 0, 1, -1};

    public static final List<Variant> ALL = Components.FILE.table("variants").rows().stream().map(Variant::new)
            .toList();

    public final String name;
    public final int size;
    public final int throne;
    public final KingFalls kingFalls;
    public final boolean hasShieldwall;
    public final boolean hasExitFort;
    /** Whether the last man beside a beset king is captured against the throne (TAF-5.7). */
    public final boolean hasKingsThrone;
    /** The start position, the top rank first. */
    public final List<String> layout;

    // sets of squares that nobody changes
    public final Squares all = new Squares();
    public final Squares edge = new Squares();
    /** The squares beside the throne. */
    public final Squares beside = new Squares();
    /** Corners that only the king may enter and that are hostile to men; none where they are open. */
    public final Squares corners = new Squares();
    /** The squares where men may not stop: the throne and those corners (TAF-3.3, TAF-3.6). */
    public final Squares closed = new Squares();
    /** The squares where the king wins (TAF-8.1, TAF-8.2). */
    public final Squares goals = new Squares();

    private final boolean[] barred;
    private final int[] openPlaces = new int[Square.COUNT];
    private final int[] goalPlaces = new int[Square.COUNT];
    private final byte[] neighbours = new byte[Square.COUNT * DIRECTIONS];

    private Variant(DataRow row) {
        name = row.word("variant");
        size = row.number("size");
        throne = Square.at(size / 2, size / 2);
        kingFalls = row.constant("king-falls", KingFalls.class);
        hasShieldwall = row.word("shieldwall").equals("yes");
        hasExitFort = row.word("exit-fort").equals("yes");
        hasKingsThrone = row.word("kings-throne").equals("yes");
        barred = new boolean[]{row.word("barred").equals("both"), true};
        layout = Components.layout(name);
        findSquares(row.word("corners").equals("king"), row.word("escape").equals("edge"));
        findNeighbours();
    }

    private void findSquares(boolean hasCorners, boolean escapesAtEdge) {
        for (int file = 0; file < size; file++) {
            for (int rank = 0; rank < size; rank++) {
                int square = Square.at(file, rank);
                int edges = (file % (size - 1) == 0 ? 1 : 0) + (rank % (size - 1) == 0 ? 1 : 0);
                all.add(square);
                if (edges > 0) {
                    edge.add(square);
                }
                if (edges == 2 && hasCorners) {
                    corners.add(square);
                }
            }
        }
        closed.become(corners);
        closed.add(throne);
        goals.become(escapesAtEdge ? edge : corners);
        for (int square = 0; square < Square.COUNT; square++) {
            openPlaces[square] = ~places(square, closed);
            goalPlaces[square] = places(square, goals);
        }
    }

    /** The squares of a set in the lines that cross at a square, as bits in the order of {@link Square#inLine}. */
    private static int places(int square, Squares squares) {
        int places = 0;
        for (int place = 0; place < 2 * Square.SIDE; place++) {
            places |= squares.has(Square.inLine(square, place)) ? 1 << place : 0;
        }
        return places;
    }

    private void findNeighbours() {
        for (int square = 0; square < Square.COUNT; square++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int file = Square.file(square) + FILE_STEP[direction];
                int rank = Square.rank(square) + RANK_STEP[direction];
                boolean isThere = file >= 0 && file < size && rank >= 0 && rank < size;
                neighbours[square * DIRECTIONS + direction] = (byte) (isThere ? Square.at(file, rank) : Square.NONE);
            }
        }
        beside.add(throne);
        beside.widen();
        beside.remove(throne);
    }

    public static Variant named(String name) {
        return ALL.stream().filter(variant -> variant.name.equals(name)).findFirst().orElseThrow();
    }

    /** The next square in a direction, or {@link Square#NONE} beyond the edge. */
    public int neighbour(int square, int direction) {
        return neighbours[square * DIRECTIONS + direction];
    }

    /** Whether the edge on which a square lies goes on from it in a direction and in the opposite one. */
    public boolean isAlongEdge(int square, int direction) {
        return edge.has(neighbour(square, direction)) && edge.has(neighbour(square, direction ^ 1));
    }

    /** The neighbour, away from the edge, of a square on an edge that runs in a direction (TAF-7.2). */
    public int front(int square, int direction) {
        int inward = neighbour(square, direction ^ 2);
        return inward == Square.NONE ? neighbour(square, direction ^ 3) : inward;
    }

    /** The places of the lines that cross at a square where men may stop, as bits. */
    int openPlaces(int square) {
        return openPlaces[square];
    }

    /** The places of the lines that cross at a square where the king wins, as bits. */
    public int goalPlaces(int square) {
        return goalPlaces[square];
    }

    /** Whether the side may not bring about a position for the third time (TAF-9.2). */
    public boolean isBarred(int side) {
        return barred[side];
    }
}

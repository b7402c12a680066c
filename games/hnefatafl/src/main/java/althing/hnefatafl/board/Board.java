package althing.hnefatafl.board;

import java.util.ArrayList;
import java.util.List;

/** Where the pieces stand. Not thread safe. */
public final class Board {

    private static final int SIDE = Square.SIDE;
    private static final int LINE = (1 << SIDE) - 1;

    public final Variant variant;

    private final Squares attackers = new Squares();
    private final Squares defenders = new Squares();
    private int king = Square.NONE;
    /** The occupied places of each rank, then of each file; places beyond the edge of a smaller board are occupied. */
    private final short[] lines = new short[2 * SIDE];
    private long key;

    /** A board without pieces. */
    public Board(Variant variant) {
        this.variant = variant;
        for (int line = 0; line < lines.length; line++) {
            lines[line] = (short) (LINE & -1 << variant.size);
        }
    }

    /** The pieces of a side, the king with the defenders. */
    public Squares pieces(int side) {
        return side == Side.ATTACKERS ? attackers : defenders;
    }

    /** Where the king stands. */
    public int king() {
        return king;
    }

    /** A number that is different, as good as certainly, for different boards. */
    public long key() {
        return key;
    }

    public boolean isEmpty(int square) {
        return (lines[Square.rank(square)] >> Square.file(square) & 1) == 0;
    }

    /** Whether a man of the side, not the king, stands here. */
    public boolean hasMan(int side, int square) {
        return pieces(side).has(square) && square != king;
    }

    /** How many men of the side, the king not counted, there are. */
    public int countMen(int side) {
        return pieces(side).count() - (side == Side.DEFENDERS && king != Square.NONE ? 1 : 0);
    }

    /** The piece on a square that is not empty. */
    public int piece(int square) {
        return square == king ? Piece.KING : attackers.has(square) ? Piece.ATTACKER : Piece.DEFENDER;
    }

    /**
     * Where the piece here can go: a bit for each file of its rank, then one for each rank of its file (TAF-3). Both in one
     * number, because a loop over few bits costs most when it ends.
     */
    public int targets(int square) {
        int sight = sight(square);
        return square == king ? sight : sight & variant.openPlaces(square);
    }

    /** The empty places of both lines up to the first pieces, seen from a square; where a king there could go. */
    public int sight(int square) {
        int rank = Square.rank(square);
        int file = Square.file(square);
        return Lines.reach(file, lines[rank]) | Lines.reach(rank, lines[SIDE + file]) << SIDE;
    }

    /** Adds the squares to which the piece here can go. */
    public void addTargets(int square, Squares into) {
        for (int left = targets(square); left != 0; left &= left - 1) {
            into.add(Square.inLine(square, Integer.numberOfTrailingZeros(left)));
        }
    }

    /** The first square with a piece on the straight way to another, which counts too, or {@link Square#NONE}. */
    public int firstOnTheWay(int from, int to) {
        int distance = Math.max(Math.abs(Square.file(to) - Square.file(from)),
                Math.abs(Square.rank(to) - Square.rank(from)));
        int step = (to - from) / distance;
        int square = from + step;
        while (square != to && isEmpty(square)) {
            square += step;
        }
        return isEmpty(square) ? Square.NONE : square;
    }

    /** Whether a piece of the side could go straight to an empty square, if that is open to it. */
    public boolean reaches(int side, int square) {
        int rank = Square.rank(square);
        int file = Square.file(square);
        Squares pieces = pieces(side);
        int after = nextPlace(lines[rank], file);
        int before = placeBefore(lines[rank], file);
        int above = nextPlace(lines[SIDE + file], rank);
        int below = placeBefore(lines[SIDE + file], rank);
        return (after < SIDE && pieces.has(Square.at(after, rank)))
                || (before >= 0 && pieces.has(Square.at(before, rank)))
                || (above < SIDE && pieces.has(Square.at(file, above)))
                || (below >= 0 && pieces.has(Square.at(file, below)));
    }

    /** Adds the pieces of the side that could go straight to an empty square, if that is open to them. */
    public void addReaching(int side, int square, Squares into) {
        int rank = Square.rank(square);
        int file = Square.file(square);
        addPiece(side, nextPlace(lines[rank], file), rank, into);
        addPiece(side, placeBefore(lines[rank], file), rank, into);
        addPiece(side, file, nextPlace(lines[SIDE + file], rank), into);
        addPiece(side, file, placeBefore(lines[SIDE + file], rank), into);
    }

    private void addPiece(int side, int file, int rank, Squares into) {
        if (file >= 0 && file < SIDE && rank >= 0 && rank < SIDE && pieces(side).has(Square.at(file, rank))) {
            into.add(Square.at(file, rank));
        }
    }

    /** The occupied place after another in a line; 11 or more if there is none. */
    private static int nextPlace(int line, int place) {
        return place + 1 + Integer.numberOfTrailingZeros(line >>> (place + 1));
    }

    /** The occupied place before another in a line; -1 if there is none. */
    private static int placeBefore(int line, int place) {
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(line & ((1 << place) - 1));
    }

    public void put(int piece, int square) {
        pieces(Piece.sideOf(piece)).add(square);
        if (piece == Piece.KING) {
            king = square;
        }
        flip(piece, square);
    }

    public void remove(int square) {
        int piece = piece(square);
        pieces(Piece.sideOf(piece)).remove(square);
        if (piece == Piece.KING) {
            king = Square.NONE;
        }
        flip(piece, square);
    }

    public void removeAll(Squares squares) {
        for (int square = squares.first(); square != Square.NONE; square = squares.after(square)) {
            remove(square);
        }
    }

    public void move(int from, int to) {
        int piece = piece(from);
        remove(from);
        put(piece, to);
    }

    /** The {@link #key} after a move that captures nothing. */
    public long keyAfter(int from, int to) {
        int piece = piece(from);
        return key ^ Piece.key(piece, from) ^ Piece.key(piece, to);
    }

    private void flip(int piece, int square) {
        int rank = Square.rank(square);
        int file = Square.file(square);
        lines[rank] ^= (short) (1 << file);
        lines[SIDE + file] ^= (short) (1 << rank);
        key ^= Piece.key(piece, square);
    }

    /** Puts pieces on an empty board as rows of letters say, the top rank first. */
    public void lay(List<String> rows) {
        for (int row = 0; row < rows.size(); row++) {
            for (int file = 0; file < rows.get(row).length(); file++) {
                int piece = Piece.LETTERS.indexOf(rows.get(row).charAt(file));
                if (piece >= 0) {
                    put(piece, Square.at(file, variant.size - 1 - row));
                }
            }
        }
    }

    /** The board as rows of letters, the top rank first. */
    public List<String> rows() {
        List<String> rows = new ArrayList<>();
        for (int rank = variant.size - 1; rank >= 0; rank--) {
            StringBuilder row = new StringBuilder();
            for (int file = 0; file < variant.size; file++) {
                int square = Square.at(file, rank);
                row.append(isEmpty(square) ? Piece.NOBODY : Piece.LETTERS.charAt(piece(square)));
            }
            rows.add(row.toString());
        }
        return List.copyOf(rows);
    }

    public void become(Board other) {
        attackers.become(other.attackers);
        defenders.become(other.defenders);
        king = other.king;
        key = other.key;
        System.arraycopy(other.lines, 0, lines, 0, lines.length);
    }
}

package althing.hnefatafl.board;

import java.util.List;

/** The two sides, by the seats that play them. */
public final class Side {

    public static final int ATTACKERS = 0;
    public static final int DEFENDERS = 1;
    public static final int COUNT = 2;

    /** What the sides are called in data, notations and texts. */
    public static final List<String> WORDS = List.of("attackers", "defenders");

    private Side() {
    }

    public static int other(int side) {
        return 1 - side;
    }
}

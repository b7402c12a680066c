package althing.hnefatafl.board;

/** How far a piece can go along a rank or a file, worked out once for every place in it and every way it can be occupied. */
final class Lines {

    private static final int SIDE = Square.SIDE;
    private static final short[] REACH = new short[SIDE << SIDE];

    static {
        for (int place = 0; place < SIDE; place++) {
            for (int occupied = 0; occupied < 1 << SIDE; occupied++) {
                REACH[place << SIDE | occupied] = (short) (walk(place, 1, occupied) | walk(place, -1, occupied));
            }
        }
    }

    private Lines() {
    }

    /** The places that can be reached from a place, as bits (TAF-3.1, TAF-3.2). */
    static int reach(int place, int occupied) {
        return REACH[place << SIDE | occupied];
    }

    private static int walk(int place, int step, int occupied) {
        int reached = 0;
        for (int at = place + step; at >= 0 && at < SIDE && (occupied >> at & 1) == 0; at += step) {
            reached |= 1 << at;
        }
        return reached;
    }
}

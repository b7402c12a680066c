package althing.graenaland.box;

import java.util.Arrays;

/**
 * The shape of the map for a number of seats: the coast has as many provinces as seats, the inland row one fewer. Provinces
 * are numbered along the coast and then along the inland row (GRA-1.4).
 */
public final class Board {

    public static final int NOWHERE = -1;
    /** How many provinces the largest map has. */
    public static final int MOST = 9;

    private static final int MOST_SEATS = 5;
    private static final Direction[] DIRECTIONS = Direction.values();
    private static final Board[] BY_SEATS = new Board[MOST_SEATS + 1];

    static {
        for (int seats = 3; seats <= MOST_SEATS; seats++) {
            BY_SEATS[seats] = new Board(seats);
        }
    }

    public final int coast;
    public final int provinces;
    /** Where a direction leads from a province, or {@link #NOWHERE}. */
    public final int[][] target;
    /** The neighbours of each province, as bits. */
    public final int[] neighbours;

    private Board(int seats) {
        coast = seats;
        provinces = 2 * seats - 1;
        target = new int[provinces][DIRECTIONS.length];
        neighbours = new int[provinces];
        for (int province = 0; province < provinces; province++) {
            for (Direction direction : DIRECTIONS) {
                target[province][direction.ordinal()] = target(province, direction);
            }
            neighbours[province] = neighbours(target[province]);
        }
    }

    public static Board of(int seats) {
        return BY_SEATS[seats];
    }

    public boolean isCoast(int province) {
        return province < coast;
    }

    /** The place in its row. */
    public int place(int province) {
        return isCoast(province) ? province : province - coast;
    }

    /** A step leads to a neighbour (GRA-5.3), a ship past one along the coast (GRA-5.4); nowhere where the island ends. */
    private int target(int province, Direction direction) {
        int place = place(province);
        boolean onCoast = isCoast(province);
        return switch (direction) {
            case W -> onCoast ? onCoast(place - 1) : inland(place - 1);
            case E -> onCoast ? onCoast(place + 1) : inland(place + 1);
            case NW -> onCoast ? inland(place - 1) : NOWHERE;
            case NE -> onCoast ? inland(place) : NOWHERE;
            case SW -> onCoast ? NOWHERE : onCoast(place);
            case SE -> onCoast ? NOWHERE : onCoast(place + 1);
            case SAIL_W -> onCoast ? onCoast(place - 2) : NOWHERE;
            case SAIL_E -> onCoast ? onCoast(place + 2) : NOWHERE;
        };
    }

    private int onCoast(int place) {
        return place >= 0 && place < coast ? place : NOWHERE;
    }

    private int inland(int place) {
        return place >= 0 && place < coast - 1 ? coast + place : NOWHERE;
    }

    /** Sailing leads past a neighbour, not to one (GRA-5.4, GRA-10.1). */
    private static int neighbours(int[] targets) {
        return Arrays.stream(targets, 0, Direction.SAIL_W.ordinal()).filter(target -> target != NOWHERE)
                .map(target -> 1 << target).reduce(0, (bits, bit) -> bits | bit);
    }
}

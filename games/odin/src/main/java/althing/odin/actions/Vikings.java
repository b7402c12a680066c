package althing.odin.actions;

import althing.engine.Phrase;
import althing.odin.board.Supply;
import althing.odin.box.Space;
import althing.odin.cards.Moments;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;

/** The vikings of a seat: how many a space takes, and how they come back to the Thing Square. */
public final class Vikings {

    private static final int[] COLUMNS = Space.ALL.stream().mapToInt(space -> space.column).toArray();
    private static final int PLUNDERING = Space.ALL.stream().filter(space -> space.isPlundering).findFirst()
            .orElseThrow().index;
    private static final int PLAYING_COLUMN = 4;
    private static final int WATCHED = 3;
    /** By column: the printed spaces in it, and those up to it, as bits. */
    private static final long[] IN_COLUMN = new long[PLAYING_COLUMN + 1];
    private static final long[] REACH = new long[PLAYING_COLUMN + 1];

    static {
        for (int space = 0; space < Space.PRINTED; space++) {
            IN_COLUMN[COLUMNS[space]] |= 1L << space;
        }
        for (int column = 1; column <= PLAYING_COLUMN; column++) {
            REACH[column] = REACH[column - 1] | IN_COLUMN[column];
        }
    }

    private static final int IMITATE_LOW = Space.PRINTED;
    private static final int IMITATE_HIGH = Space.PRINTED + 1;

    private Vikings() {
    }

    /** How many vikings the seat places there: a card saves some at Plundering (card 106B). */
    static int due(OdinState position, int seat, int space) {
        int column = COLUMNS[space];
        if (space != PLUNDERING || !Occupations.has(position, seat, Occupations.FEWER_PLUNDERERS)) {
            return column;
        }
        return column - Math.max(0, Supply.longships(position, seat) - 2);
    }

    /** The spaces for which the seat has enough vikings, as bits. */
    static long reach(OdinState position, int seat) {
        int left = Math.min(position.thingSquare[seat], PLAYING_COLUMN);
        boolean plunders = due(position, seat, PLUNDERING) <= left;
        return REACH[left] | (plunders ? 1L << PLUNDERING : 0);
    }

    /** The spaces in the columns of imitation spaces that are free, as bits. */
    static long imitable(OdinState position) {
        if (position.lowImitation == 0) {
            return 0;
        }
        long free = position.taken.free();
        return ((free >> IMITATE_LOW & 1) != 0 ? IN_COLUMN[position.lowImitation] : 0)
                | ((free >> IMITATE_HIGH & 1) != 0 ? IN_COLUMN[position.highImitation] : 0);
    }

    /** The imitation space in the column of a space, or nothing (FFO-14.1). */
    public static int imitation(OdinState position, int space) {
        int column = COLUMNS[space];
        if (column == position.lowImitation) {
            return IMITATE_LOW;
        }
        return column == position.highImitation ? IMITATE_HIGH : OdinState.NOBODY;
    }

    /** The column of a space, also of an imitation space as it was drawn. */
    public static int column(OdinState position, int space) {
        return switch (space - Space.PRINTED) {
            case 0 -> position.lowImitation;
            case 1 -> position.highImitation;
            default -> Space.get(space).column;
        };
    }

    /** One viking comes back from each space of column 4 (card 76A). */
    static void bringHome(OdinState position, int seat) {
        int vikings = 0;
        for (int space = 0; space < Space.COUNT; space++) {
            if (column(position, space) == PLAYING_COLUMN && position.taken.by(space) == seat + 1
                    && position.standing[space] > 0) {
                position.standing[space]--;
                vikings++;
            }
        }
        receive(position, seat, vikings);
    }

    /** Vikings leave a space, which stays used (FFO-3.3). */
    public static void comeBack(OdinState position, int seat, int space, int vikings) {
        position.standing[space] -= (byte) vikings;
        receive(position, seat, vikings);
    }

    private static void receive(OdinState position, int seat, int vikings) {
        if (vikings == 0) {
            return;
        }
        position.thingSquare[seat] += (byte) vikings;
        if (position.isHeard()) {
            position.tell("log.back", "seat", Phrase.seat(seat), "vikings", vikings);
        }
        if (position.phase == Phase.ACTIONS) {
            Moments.fire(position, seat, Moments.VIKINGS_BACK);
        }
        watch(position, seat);
    }

    /** A card looks at three vikings on the Thing Square (card 168C). */
    static void watch(OdinState position, int seat) {
        if (position.thingSquare[seat] == WATCHED) {
            Moments.fire(position, seat, Moments.THING_SQUARE_3);
        }
    }
}

package althing.app;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import althing.engine.BadInput;
import althing.engine.GameRecord.Played;
import althing.engine.Position;

/** Reads a move as people write it: its code, after the number of its seat where that is not plain. */
final class SaidMove {

    private static final Pattern WITH_SEAT = Pattern.compile("(\\d{1,2})\\s+(\\S.*)");

    private SaidMove() {
    }

    static Played parse(Position position, String words) {
        Matcher parts = WITH_SEAT.matcher(words.strip());
        boolean hasSeat = parts.matches();
        int seat = hasSeat ? Integer.parseInt(parts.group(1)) : seatToDecide(position);
        if (seat >= position.seats()) {
            throw new BadInput("There is no seat " + seat + "; seats are 0 to " + (position.seats() - 1) + ".");
        }
        return new Played(seat, position.setup().game().move(hasSeat ? parts.group(2) : words.strip()));
    }

    /** Who decides next; in a finished game anybody, since nobody may do anything. */
    private static int seatToDecide(Position position) {
        return position.isOver() ? 0 : position.nextSeat();
    }
}

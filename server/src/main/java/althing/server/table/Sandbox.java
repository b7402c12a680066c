package althing.server.table;

import java.util.List;
import java.util.random.RandomGenerator;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.engine.GameRecord;
import althing.engine.Position;
import althing.engine.SplitMix;
import althing.formats.NotationJson;
import althing.server.api.Requests.Luck;
import althing.server.api.Requests.OpenSandbox;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;

/** Where a sandbox begins and who sits at it. */
record Sandbox(Position start, List<SeatRequest> seats) {

    /** Finds the position after so many moves of a table. */
    @FunctionalInterface
    interface Source {
        Position after(String table, int count);
    }

    static Sandbox of(OpenSandbox wish, Source tables, RandomGenerator random) {
        checkPrivate(wish.seats());
        Position start = position(wish, tables);
        if (start.isOver()) {
            throw new Denial(422, "nothing-to-play", "The game is over in this position; there is nothing to try.");
        }
        if (wish.luck() == Luck.ANEW) {
            start.imagine(mine(wish.seats()), new SplitMix(random.nextLong()));
        }
        return new Sandbox(start, wish.seats());
    }

    private static void checkPrivate(List<SeatRequest> seats) {
        if (seats.stream().anyMatch(seat -> seat.kind() == Wish.FRIEND)) {
            throw new Denial(422, "sandbox-friend",
                    "A sandbox is private: its seats are for you, for who sits at this screen, and for bots.");
        }
        if (seats.stream().noneMatch(seat -> seat.kind() == Wish.ME)) {
            throw new Denial(422, "seats", "Take a seat in the sandbox yourself.");
        }
    }

    /** The seat through whose eyes the rest is dealt anew. */
    private static int mine(List<SeatRequest> seats) {
        return seats.stream().map(SeatRequest::kind).toList().indexOf(Wish.ME);
    }

    private static Position position(OpenSandbox wish, Source tables) {
        String table = wish.table();
        String text = wish.text();
        if ((table == null) == (text == null)) {
            throw new BadInput("A sandbox begins at a 'table' or in a 'text': give one of the two.");
        }
        return table == null ? read(String.valueOf(text), wish.at()) : tables.after(table, count(wish.at()));
    }

    private static int count(@Nullable Integer at) {
        if (at == null) {
            throw new BadInput("Say by 'at' after how many moves of the table the sandbox begins.");
        }
        return at;
    }

    /** The position of a notation, or the one that a record has come to. */
    private static Position read(String text, @Nullable Integer at) {
        if (!text.startsWith("althing ")) {
            return NotationJson.read(text);
        }
        GameRecord record = GameRecord.parse(text);
        int count = at == null ? record.moves().size() : at;
        if (count < 0 || count > record.moves().size()) {
            throw new BadInput("The record has " + record.moves().size() + " moves; there is no position after move "
                    + count + ".");
        }
        return record.replay(count);
    }
}

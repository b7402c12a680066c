package althing.server.storage;

import java.time.Instant;
import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.server.api.TableState.SeatKind;

/**
 * A table as it is stored.
 *
 * @param setup        the setup line without the version of the rules; with its seed, unless that follows from the deal
 * @param rulesVersion the version of the rules that it follows to its end
 * @param openedBy     the person who opened it
 * @param pending      the seats that owe a decision, as bits; 0 when the game is over
 * @param start        the notation of the position where a sandbox began; nothing for a game that was dealt
 * @param hints        whether hints are given, if that was said; else that depends on who plays
 * @param deal         how it is dealt, in the words of the schema; nothing for a table from before that was kept
 * @param terms        what else was agreed
 */
public record StoredTable(String id, String setup, int rulesVersion, String openedBy, Instant opened,
        Instant changed, int pending, List<Seat> seats, @Nullable String start, @Nullable Boolean hints,
        @Nullable String deal, Terms terms) {

    /** How the persons begin who have deleted themselves. */
    public static final String GONE = "gone-";
    /** How the persons begin that are programs. */
    public static final String PROGRAM = "program-";

    public StoredTable {
        seats = List.copyOf(seats);
    }

    /** A table whose seed stands in its setup. */
    public StoredTable(String id, String setup, int rulesVersion, String openedBy, Instant opened, Instant changed,
            int pending, List<Seat> seats) {
        this(id, setup, rulesVersion, openedBy, opened, changed, pending, seats, null, null, null, Terms.NONE);
    }

    /** The same table, waiting for other seats. */
    public StoredTable waitingFor(int others) {
        return new StoredTable(id, setup, rulesVersion, openedBy, opened, changed, others, seats, start, hints, deal,
                terms);
    }

    /** The same table with its seats. */
    StoredTable seated(List<Seat> known) {
        return new StoredTable(id, setup, rulesVersion, openedBy, opened, changed, pending, known, start, hints, deal,
                terms);
    }

    /** The id of the game, whether or not this program knows it. */
    public String game() {
        return setup.replaceAll("[(#].*", "");
    }

    /** The setup line without its seed, which is nobody's business while the game is played. */
    public String unseeded() {
        return setup.replaceAll("#.*", "");
    }

    /**
     * Who sits on a seat.
     *
     * @param level   of a bot
     * @param person  who holds the seat; nobody for bots, open seats and finished games from a file
     * @param invite  the secret word of an open seat
     * @param standIn the level of the bot that plays while the person is away
     * @param keptFor the person who may take an open seat without an invitation
     */
    public record Seat(int seat, SeatKind kind, String name, @Nullable Integer level, @Nullable String person,
            @Nullable String invite, @Nullable Integer standIn, @Nullable String keptFor) {

        /** A seat that is played by who sits there, or waits for anybody. */
        public Seat(int seat, SeatKind kind, String name, @Nullable Integer level, @Nullable String person,
                @Nullable String invite) {
            this(seat, kind, name, level, person, invite, null, null);
        }

        /** Whether a bot makes its decisions now. */
        public boolean isPlayedByBot() {
            return kind == SeatKind.BOT || standIn != null;
        }

        /** The seat with a bot on it. */
        public Seat filledBy(int newLevel, String newName) {
            return new Seat(seat, SeatKind.BOT, newName, newLevel, null, null);
        }

        /** The seat while a bot plays for its person; without a level the person plays. */
        public Seat stoodInBy(@Nullable Integer newLevel) {
            return new Seat(seat, kind, name, level, person, invite, newLevel, keptFor);
        }

        /** The seat, open again. */
        public Seat opened(String newInvite) {
            return new Seat(seat, SeatKind.OPEN, "", null, null, newInvite);
        }

        /** What sits where a person holds a seat. */
        public static SeatKind kindOf(String person) {
            return person.startsWith(PROGRAM) ? SeatKind.PROGRAM : SeatKind.PERSON;
        }

        /** The open seat, kept for nobody any more. */
        public Seat forAnybody() {
            return new Seat(seat, kind, "", level, person, invite);
        }

        /** The seat once somebody has taken it. */
        public Seat takenBy(String newPerson, String newName) {
            return new Seat(seat, kindOf(newPerson), newName, null, newPerson, null);
        }
    }
}

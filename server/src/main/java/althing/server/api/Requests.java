package althing.server.api;

import java.util.List;

import org.jspecify.annotations.Nullable;

/** What the calls take. A body that lacks a field which is not nullable here is refused with a sentence. */
public final class Requests {

    private Requests() {
    }

    /**
     * Opens a table.
     *
     * @param hints    whether hints are given; if it is not said, only where one person plays against bots
     * @param seal     the fingerprint of the opener's lot; the deal then comes from everybody's lots, without one from the
     *                 hall alone
     * @param listed   whether strangers may find the table, and take its open seats
     * @param language the language of its talk
     * @param pace     {@code live 15 10}, {@code days 2} or the like; without one nobody counts
     * @param rated    whether the game counts for ratings; only people who want to be rated sit down then
     */
    public record OpenTable(String setup, List<SeatRequest> seats, @Nullable Boolean hints, @Nullable String seal,
            @Nullable Boolean listed, @Nullable String language, @Nullable String pace, @Nullable Boolean rated) {}

    /** Who shall sit on a seat: this person, somebody else at this screen, a friend by link, or a bot. */
    public enum Wish {
        ME, SCREEN, FRIEND, BOT
    }

    /**
     * A wish for one seat.
     *
     * @param level of a bot
     * @param again the person for whom a seat is kept, as a seat of a table where both have sat
     */
    public record SeatRequest(Wish kind, @Nullable String name, @Nullable Integer level, @Nullable Companion again) {

        public SeatRequest(Wish kind, @Nullable String name, @Nullable Integer level) {
            this(kind, name, level, null);
        }
    }

    /** Somebody with whom one has sat at a table. */
    public record Companion(String table, Integer seat) {}

    /** Whether a sandbox keeps what was hidden and to come, or deals it anew. */
    public enum Luck {
        SAME, ANEW
    }

    /**
     * Opens a private table against bots that begins in the middle of a game.
     *
     * @param table a finished table, or a sandbox of one's own; without one there is a text
     * @param text  a notation, or a record
     * @param at    the number of moves that were played there; without one, all
     * @param seats {@code friend} is not for a sandbox
     */
    public record OpenSandbox(@Nullable String table, @Nullable String text, @Nullable Integer at, Luck luck,
            List<SeatRequest> seats) {}

    /** Opens a lesson at a table of one's own. */
    public record OpenLesson(String game, String lesson, @Nullable String name) {}

    /** Goes on in a lesson. */
    public record GoOn(Integer after) {}

    /**
     * Plays a move.
     *
     * @param hold whether bots shall wait afterwards until the person lets them go on
     */
    public record PlayMove(Integer seat, String move, Integer after, @Nullable Boolean hold) {}

    /** Asks what a good player would do on a seat of one's own. */
    public record AskHint(Integer seat, Integer after) {}

    /** The move that somebody thinks best in a puzzle. */
    public record AnswerPuzzle(String move) {}

    public record TakeBack(Integer seat, Integer after) {}

    /**
     * Takes the open seat of an invitation.
     *
     * @param invite not needed at a listed table, nor for a seat that is kept for the person
     * @param seal   the fingerprint of a lot, at a table that waits for its deal
     */
    public record Join(@Nullable String invite, @Nullable String name, @Nullable String seal) {}

    /** Puts a sealed lot in place of one that was lost. */
    public record SealLot(String seal) {}

    /** Opens the lot that was put in sealed. */
    public record OpenLot(String lot) {}

    /** Says something: in one's own words, or by a fixed phrase. */
    public record Say(@Nullable String text, @Nullable Saying phrase) {}

    /** Writes down something at a table, for oneself alone. */
    public record WriteDown(String text) {}

    /** Lets bots of a level take the free seats of a table. */
    public record Fill(@Nullable Integer level) {}

    /** Lets a bot of a level play for a seat: one's own, or one whose time is up. */
    public record StandIn(Integer seat, @Nullable Integer level) {}

    /** Gives another seat some minutes more. */
    public record GiveTime(Integer seat, Integer minutes) {}

    /** Stops one's own clock for some days, in a game by days. */
    public record Rest(Integer days) {}

    /** Wishes something that the others are asked for too, or does not wish it any more. */
    public record Propose(Boolean wish) {}

    /**
     * Leaves an order for dull questions, or takes it back.
     *
     * @param after the number of the last event that was seen
     */
    public record LeaveOrder(Integer seat, String order, Boolean stands, Integer after) {}
}

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
     * @param hints whether hints are given; if it is not said, only where one person plays against bots
     * @param seal  the fingerprint of the opener's lot; the deal then comes from everybody's lots, without one from the
     *              hall alone
     */
    public record OpenTable(String setup, List<SeatRequest> seats, @Nullable Boolean hints, @Nullable String seal) {}

    /** Who shall sit on a seat: this person, somebody else at this screen, a friend by link, or a bot. */
    public enum Wish {
        ME, SCREEN, FRIEND, BOT
    }

    /** A wish for one seat; a level is for bots. */
    public record SeatRequest(Wish kind, @Nullable String name, @Nullable Integer level) {}

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
     * @param seal the fingerprint of a lot, at a table that waits for its deal
     */
    public record Join(String invite, @Nullable String name, @Nullable String seal) {}

    /** Puts a sealed lot in place of one that was lost. */
    public record SealLot(String seal) {}

    /** Opens the lot that was put in sealed. */
    public record OpenLot(String lot) {}

    public record Say(String text) {}
}

package althing.server.api;

import java.util.List;

import org.jspecify.annotations.Nullable;

/** What the calls take. A body that lacks a field which is not nullable here is refused with a sentence. */
public final class Requests {

    private Requests() {
    }

    /** Opens a table. */
    public record OpenTable(String setup, List<SeatRequest> seats) {}

    /** Who shall sit on a seat: this person, somebody else at this screen, a friend by link, or a bot. */
    public enum Wish {
        ME, SCREEN, FRIEND, BOT
    }

    /** A wish for one seat; a level is for bots. */
    public record SeatRequest(Wish kind, @Nullable String name, @Nullable Integer level) {}

    /**
     * Plays a move.
     *
     * @param hold whether bots shall wait afterwards until the person lets them go on
     */
    public record PlayMove(Integer seat, String move, Integer after, @Nullable Boolean hold) {}

    public record TakeBack(Integer seat, Integer after) {}

    public record Join(String invite, @Nullable String name) {}

    public record Say(String text) {}
}

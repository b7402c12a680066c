package althing.server.api;

import org.jspecify.annotations.Nullable;

import althing.engine.Refusal;

/** The small answers. */
public final class Answers {

    private Answers() {
    }

    /** The id of a new table. */
    public record Created(String id) {}

    /** The number of the last event at the table, this call's included. */
    public record Done(int seq) {}

    /** Which seat was taken. */
    public record Joined(int seat, int seq) {}

    /** Why a move is not legal; null when it is. */
    public record Why(@Nullable Refusal refusal) {}

    public record Health(String status) {}
}

package althing.server.api;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.Refusal;

/** The small answers. */
public final class Answers {

    private Answers() {
    }

    /**
     * A new table.
     *
     * @param commitment the fingerprint of the hall's secret, where it has one for the deal
     */
    public record Created(String id, @Nullable String commitment) {

        public Created(String id) {
            this(id, null);
        }
    }

    /** The number of the last event at the table, this call's included. */
    public record Done(int seq) {}

    /**
     * The same for a move.
     *
     * @param said what a lesson says to a move that it did not ask for, and that was not played therefore
     */
    public record Played(int seq, @Nullable Phrase said) {}

    /** Which seat was taken. */
    public record Joined(int seat, int seq) {}

    /** Why a move is not legal; null when it is. */
    public record Why(@Nullable Refusal refusal) {}

    /** What a person has written down at a table, for nobody else. */
    public record Notes(String text) {}

    public record Health(String status) {}
}

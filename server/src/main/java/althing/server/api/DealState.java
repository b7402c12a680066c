package althing.server.api;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.Deal;

/**
 * Where the deal of a table comes from, as far as it may be told now.
 *
 * @param waiting    whether the game has not begun yet, because people or their lots are missing
 * @param commitment the fingerprint of the hall's secret, shown from the first moment; nothing where there is no secret
 * @param opened     the secret and the lots, when the game is over
 */
public record DealState(DealKind kind, boolean waiting, @Nullable String commitment, List<SealState> seals,
        @Nullable Deal opened) {

    /** Who has dealt. */
    public enum DealKind {
        /** Nothing is left to chance in this game. */
        NONE,
        /** The hall and everybody who put in a lot. */
        TOGETHER,
        /** The hall alone. */
        HALL,
        /** Somebody has chosen the seed or the position. */
        PRACTICE,
        /** That is not known: the table, or its record, is from before it was kept. */
        UNTOLD
    }

    /** A lot by its fingerprint, and whether it was opened. */
    public record SealState(int seat, String seal, boolean opened) {}
}

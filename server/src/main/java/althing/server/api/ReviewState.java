package althing.server.api;

import org.jspecify.annotations.Nullable;

import althing.bots.review.Review;

/**
 * How far the review of a finished game is.
 *
 * @param ahead  how many other reviews come first
 * @param done   how many moves have been looked at
 * @param moves  how many moves the game has
 * @param review what was found, when it is done
 */
public record ReviewState(Stage stage, int ahead, int done, int moves, @Nullable Review review) {

    /** Whether nobody has asked for it, it waits, it is under way, it is done, or it failed. */
    public enum Stage {
        NONE, QUEUED, RUNNING, DONE, FAILED
    }
}

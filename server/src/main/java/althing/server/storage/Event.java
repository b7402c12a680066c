package althing.server.storage;

import java.time.Instant;

/**
 * Something that happened at a table.
 *
 * @param seq     1 for the first
 * @param seat    whose doing it was
 * @param payload a move's code, what was said, the name of who joined and in a second line the seal of a lot, the seal of
 *                the opener's lot, a lot that is opened, the code of the move that was hinted at, the name of the
 *                lesson that begins, or a few words that tell more of what happened beside the game; nothing where a
 *                seat's person is another one, or has another name, from now on
 */
public record Event(int seq, Kind kind, int seat, String payload, Instant at) {

    /** How a {@link Kind#LEAVE} begins that gives up no seat, but does without one that was kept; the name follows. */
    public static final String DECLINED = "declined\n";

    /** Whether somebody has given up a seat. */
    boolean isGivenUp() {
        return kind == Kind.LEAVE && !payload.startsWith(DECLINED);
    }

    /** What can happen. */
    public enum Kind {
        MOVE, UNDO, CHAT, JOIN, HINT, LESSON, SEAL, LOT, PERSON,
        /** A bot takes an open seat; a person gives one up before the game has begun. */
        FILL, LEAVE,
        /** A bot plays for a person who is away, until the person returns. */
        STAND_IN, RETURN,
        /** What the players do about their time. */
        GIFT, HOLIDAY, PAUSE, RESUME,
        /** Somebody wishes to end the game, all have agreed to, or nobody has come for long. */
        END
    }
}

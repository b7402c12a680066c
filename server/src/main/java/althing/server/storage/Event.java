package althing.server.storage;

import java.time.Instant;

/**
 * Something that happened at a table.
 *
 * @param seq     1 for the first
 * @param seat    whose doing it was
 * @param payload a move's code, what was said, the name of who joined and in a second line the seal of a lot, the seal of
 *                the opener's lot, a lot that is opened, the code of the move that was hinted at, or the name of the
 *                lesson that begins
 */
public record Event(int seq, Kind kind, int seat, String payload, Instant at) {

    /** What can happen. */
    public enum Kind {
        MOVE, UNDO, CHAT, JOIN, HINT, LESSON, SEAL, LOT
    }
}

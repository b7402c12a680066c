package althing.server.storage;

/** For what somebody is called. */
public enum CallKind {
    /** It is their turn. */
    TURN,
    /** A seat is kept for them. */
    INVITATION,
    /** A round of a tournament has begun for them. */
    ROUND,
    /** A table of theirs is about to be closed, because nobody has come for long. */
    EXPIRY,
    /** They were given time, or somebody's time is up. */
    TIME
}

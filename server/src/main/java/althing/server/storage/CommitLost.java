package althing.server.storage;

/** The database was told to commit, and its answer never came: what was written is stored, or it is not. */
final class CommitLost extends RuntimeException {

    private static final long serialVersionUID = 1L;

    CommitLost(Exception cause) {
        super("The answer to a commit was lost.", cause);
    }
}

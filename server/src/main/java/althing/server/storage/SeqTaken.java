package althing.server.storage;

/** The number of an event is not the next one of its table: somebody else has stored it, or the one before is missing. */
public final class SeqTaken extends RuntimeException {

    private static final long serialVersionUID = 1L;

    SeqTaken(String table, int seq) {
        super("Event " + seq + " of table " + table + " does not come next there.");
    }
}

package althing.server.storage;

/** Somebody else has stored an event under this number. */
public final class SeqTaken extends RuntimeException {

    private static final long serialVersionUID = 1L;

    SeqTaken(String table, int seq) {
        super("Event " + seq + " of table " + table + " exists already.");
    }
}

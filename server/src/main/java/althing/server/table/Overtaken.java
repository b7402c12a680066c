package althing.server.table;

/** What is in memory is behind what is stored: somebody else has played at the table. */
final class Overtaken extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean refused;

    private Overtaken(String why, boolean refused) {
        super(why);
        this.refused = refused;
    }

    /** The storage has refused an event, because there is another one. */
    static Overtaken refused(RuntimeException why) {
        Overtaken overtaken = new Overtaken(String.valueOf(why.getMessage()), true);
        overtaken.initCause(why);
        return overtaken;
    }

    /** Somebody has seen what is not in memory yet. */
    static Overtaken behind(int seen, int known) {
        return new Overtaken("Event " + seen + " was seen, and " + known + " is known here.", false);
    }

    /** Whether the storage said so, so that what is in memory is not to be trusted. */
    boolean isRefused() {
        return refused;
    }
}

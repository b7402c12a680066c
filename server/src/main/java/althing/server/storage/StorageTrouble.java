package althing.server.storage;

import althing.engine.BadInput;

/** The database cannot be used now; nothing of what was asked has been stored. */
public final class StorageTrouble extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** What is wrong with the storage as a whole. */
    StorageTrouble(BadInput sentence) {
        super(sentence.getMessage(), sentence);
    }

    StorageTrouble(Exception cause) {
        super("The hall cannot reach its storage: " + cause.getMessage(), cause);
    }

    /** What the database itself says, on one line without an end. */
    public String reason() {
        Throwable deepest = this;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        return Database.firstLine(String.valueOf(deepest.getMessage()));
    }
}

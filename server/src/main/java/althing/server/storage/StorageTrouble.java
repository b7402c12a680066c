package althing.server.storage;

/** The database cannot be used now; nothing of what was asked has been stored. */
public final class StorageTrouble extends RuntimeException {

    private static final long serialVersionUID = 1L;

    StorageTrouble(Exception cause) {
        super("The hall cannot reach its storage: " + cause.getMessage(), cause);
    }
}

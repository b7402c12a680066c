package althing.server.storage;

/** The database went away while something was stored, and cannot be asked whether it is. What is in memory is not the truth then. */
public final class Unsettled extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Unsettled(Exception cause) {
        super("The hall cannot tell whether its storage has it: " + cause.getMessage(), cause);
    }
}

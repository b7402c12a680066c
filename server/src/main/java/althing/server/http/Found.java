package althing.server.http;

import java.util.function.Supplier;

import althing.engine.BadInput;
import althing.server.table.Denial;

/** Looks up what an address names. */
final class Found {

    private Found() {
    }

    /** What was looked up; a bad name in an address is an address that does not exist. */
    static <T> T orNot(Supplier<T> lookUp) {
        try {
            return lookUp.get();
        } catch (BadInput e) {
            throw new Denial(404, "not-found", String.valueOf(e.getMessage()));
        }
    }
}

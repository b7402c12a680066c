package althing.engine.code;

import java.lang.reflect.Method;

/** A component of a move's record, with the values that it can have in a code. */
public record CodeField(String name, Class<?> type, Values values, Method accessor) {

    Object of(Object move) {
        try {
            return accessor.invoke(move);
        } catch (ReflectiveOperationException fault) {
            throw new IllegalStateException(accessor + " cannot be read.", fault);
        }
    }
}

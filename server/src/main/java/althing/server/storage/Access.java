package althing.server.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

/** Reading and writing for whoever keeps rows of their own kind; what the database throws becomes what the hall understands. */
record Access(Jdbi jdbi, Writing writing) {

    <T> T read(HandleCallback<T, RuntimeException> work) {
        try {
            return jdbi.withHandle(work);
        } catch (JdbiException e) {
            throw new StorageTrouble(e);
        }
    }

    /** Does the work in a transaction; its result. */
    <T> T write(Function<Handle, T> work) {
        List<T> result = new ArrayList<>(1);
        try {
            writing.writeOnce(handle -> {
                result.clear();
                result.add(work.apply(handle));
            });
        } catch (CommitLost e) {
            throw new Unsettled(e);
        } catch (JdbiException e) {
            throw new StorageTrouble(e);
        }
        return result.getFirst();
    }

    /** Changes rows by one statement; how many. */
    int change(String sql, @Nullable Object... facts) {
        return write(handle -> handle.execute(sql, facts));
    }
}

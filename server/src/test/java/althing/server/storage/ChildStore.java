package althing.server.storage;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;

/** A process that stores events at several tables at once, says so after each, and never ends by itself. */
public final class ChildStore {

    private ChildStore() {
    }

    public static void main(String[] args) throws InterruptedException {
        Store store = Store.inDirectory(Path.of(args[0]));
        for (int writer = 0; writer < Integer.parseInt(args[1]); writer++) {
            String table = "table" + writer;
            Thread.ofPlatform().start(() -> write(store, table));
        }
        Thread.currentThread().join();
    }

    private static void write(Store store, String table) {
        Instant now = Instant.now();
        store.open(new StoredTable(table, "runes(seats=3)#1", 1, "ingrid", now, now, 1, List.of()), List.of());
        for (int seq = 1;; seq++) {
            store.append(table, new Event(seq, Event.Kind.MOVE, 0, "move " + seq, now), OptionalInt.of(seq % 7));
            say(table + " " + seq);
        }
    }

    /** One line at a time, so that the reader never sees half of one between two others. */
    private static synchronized void say(String line) {
        System.out.println(line);
    }
}

package althing.server.faults;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadLocalRandom;

/** The ports by which people come into a hall; they know of no node that it is dead. Thread safe. */
final class Doors {

    private final List<Integer> ports = new CopyOnWriteArrayList<>();
    private volatile boolean open = true;

    void add(int port) {
        ports.add(port);
    }

    void remove(int port) {
        ports.remove(Integer.valueOf(port));
    }

    int any() {
        return ports.get(ThreadLocalRandom.current().nextInt(ports.size()));
    }

    boolean areOpen() {
        return open;
    }

    void close() {
        open = false;
    }
}

package althing.server;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

import althing.engine.BadInput;

/** A hall in a process of its own, for tests that kill it. A third argument names
 * its database, a fourth puts it behind a proxy. Prints its port; ends with a sentence when it cannot open. */
public final class ChildHall {

    private ChildHall() {
    }

    public static void main(String[] args) throws InterruptedException {
        try {
            HallServer hall = HallServer.start(
                    new HallOptions(Integer.parseInt(args[1]), "127.0.0.1", Path.of(args[0]),
                            Optional.ofNullable(args.length > 2 ? args[2] : null), Duration.ZERO,
                            Optional.of(URI.create("http://127.0.0.1")).filter(_ -> args.length > 3)),
                    _ -> new LastMoveBot());
            System.out.println("port " + hall.port());
            Thread.currentThread().join();
        } catch (BadInput e) {
            System.out.println(e.getMessage());
            System.exit(2);
        }
    }
}

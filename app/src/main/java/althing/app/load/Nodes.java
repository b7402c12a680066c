package althing.app.load;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A hall in as many processes as it shall have nodes. */
public final class Nodes implements AutoCloseable {

    private final List<HallProcess> processes = new ArrayList<>();

    /** Starts so many nodes, each with these arguments, one after the other. */
    public static Nodes start(int count, List<String> arguments) throws IOException {
        Nodes nodes = new Nodes();
        try {
            for (int number = 0; number < count; number++) {
                nodes.processes.add(HallProcess.start(arguments));
            }
            return nodes;
        } catch (IOException | RuntimeException e) {
            nodes.close();
            throw e;
        }
    }

    public List<URI> addresses() {
        return processes.stream().map(HallProcess::address).toList();
    }

    /** The time that all of them have computed. */
    public Duration cpu() {
        return processes.stream().map(HallProcess::cpu).reduce(Duration.ZERO, Duration::plus);
    }

    /** The megabytes of memory that they have together, where the system tells. */
    public Optional<Long> megabytes() throws IOException {
        long all = 0;
        for (HallProcess process : processes) {
            Optional<Long> one = process.megabytes();
            if (one.isEmpty()) {
                return one;
            }
            all += one.get();
        }
        return Optional.of(all);
    }

    @Override
    public void close() {
        processes.forEach(HallProcess::close);
    }
}

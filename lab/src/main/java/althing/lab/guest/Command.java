package althing.lab.guest;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How a program is started.
 *
 * @param log where its error stream is kept; otherwise it is passed on
 */
record Command(List<String> words, Optional<Path> log) {

    /** The processes that run; whatever ends this program ends them. */
    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(Command::kill), "guests leave"));
    }

    Process start() throws IOException {
        Process process = new ProcessBuilder(words)
                .redirectError(log.map(file -> Redirect.appendTo(file.toFile())).orElse(Redirect.INHERIT)).start();
        RUNNING.add(process);
        var _ = process.onExit().thenAccept(RUNNING::remove);
        return process;
    }

    /** Ends a process and what it has started. */
    static void kill(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    @Override
    public String toString() {
        return String.join(" ", words);
    }
}

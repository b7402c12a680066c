package althing.app.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import althing.engine.BadInput;

/** A hall in a process of its own, so that what it takes of the machine can be told from what its visitors take. */
public final class HallProcess implements AutoCloseable {

    private final List<String> arguments;
    private final Process process;
    private final URI address;

    private HallProcess(List<String> arguments, Process process, URI address) {
        this.arguments = arguments;
        this.process = process;
        this.address = address;
    }

    /** Starts this very program as a hall with these arguments, on any free port. */
    public static HallProcess start(List<String> arguments) throws IOException {
        Process process = begin(0, arguments);
        return new HallProcess(arguments, process, address(process));
    }

    /** Starts it again at the same port, and does not wait until that is open. */
    public HallProcess again() throws IOException {
        return new HallProcess(arguments, begin(address.getPort(), arguments), address);
    }

    private static Process begin(int port, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current().info().command().orElse("java"));
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> (flag.startsWith("-X") && !flag.startsWith("-XX:AOT")) || flag.startsWith("--enable")
                        || flag.startsWith("-D"))
                .forEach(command::add);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "althing.app.Main", "serve", "--port",
                String.valueOf(port), "--no-browser", "--json"));
        command.addAll(arguments);
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }

    public URI address() {
        return address;
    }

    /** The time that all of its threads have computed. */
    public Duration cpu() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** The megabytes of memory that it has, where the system tells. */
    public Optional<Long> megabytes() throws IOException {
        Path status = Path.of("/proc", String.valueOf(process.pid()), "status");
        if (!Files.isReadable(status)) {
            return Optional.empty();
        }
        return Files.readAllLines(status).stream().filter(line -> line.startsWith("VmRSS:"))
                .map(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024).findFirst();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Ends it at once, as {@code kill -9} does. */
    public void kill() {
        process.destroyForcibly();
        awaitEnd();
    }

    @Override
    public void close() {
        process.destroy();
        awaitEnd();
    }

    private void awaitEnd() {
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static URI address(Process process) throws IOException {
        BufferedReader lines = process.inputReader();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.contains("\"port\"")) {
                return URI.create("http://127.0.0.1:" + line.replaceAll("\\D", ""));
            }
        }
        throw new BadInput("The hall did not open; what it said stands above.");
    }
}

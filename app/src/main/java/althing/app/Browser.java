package althing.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Shows an address in the person's browser, where a desktop is there. */
final class Browser {

    private Browser() {
    }

    static void open(String address, Map<String, String> environment) {
        opener(System.getProperty("os.name", ""), environment).ifPresent(command -> start(command, address));
    }

    /** The words that open an address on this system; none without a desktop. */
    static Optional<List<String>> opener(String system, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("mac")) {
            return Optional.of(List.of("open"));
        }
        if (name.contains("windows")) {
            return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler"));
        }
        boolean desktop = environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
        return desktop ? Optional.of(List.of("xdg-open")) : Optional.empty();
    }

    private static void start(List<String> command, String address) {
        ProcessBuilder process = new ProcessBuilder(new ArrayList<>(command));
        process.command().add(address);
        process.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        try {
            process.start();
        } catch (IOException e) {
            // The address stands in the terminal; whoever has no opener clicks it there.
        }
    }
}

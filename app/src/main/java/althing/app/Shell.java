package althing.app;

import java.io.Console;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import althing.formats.Texts;

/**
 * What the program is called from.
 *
 * @param terminal whether a person sits in front of it
 */
record Shell(InputStream in, PrintWriter out, PrintWriter err, Map<String, String> environment, boolean terminal) {

    static Shell ofProcess() {
        return new Shell(System.in, new PrintWriter(System.out, false, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8), System.getenv(),
                Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent());
    }

    /** The same, but what is said goes to the error stream, because the other one is for a machine's answer. */
    Shell onlyErrors() {
        return new Shell(in, err, err, environment, terminal);
    }

    /** The language of the person's locale if we speak it, otherwise English. */
    String language() {
        for (String name : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
            String locale = environment.getOrDefault(name, "");
            if (!locale.isEmpty()) {
                return Texts.LANGUAGES.stream().filter(locale::startsWith).findFirst()
                        .orElse(Texts.LANGUAGES.getFirst());
            }
        }
        return Texts.LANGUAGES.getFirst();
    }
}

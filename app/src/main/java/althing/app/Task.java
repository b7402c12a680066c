package althing.app;

import java.io.PrintWriter;
import java.util.concurrent.Callable;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

import althing.engine.BadInput;
import althing.formats.Json;
import althing.formats.Texts;

/** One command of the program with the options that all of them share. */
abstract class Task implements Callable<Integer> {

    @Option(names = "--json", description = "Answer in JSON, for machines.")
    private boolean json;

    @Option(names = "--lang", paramLabel = "LANGUAGE", description = "The language of texts: en, pl or hu. Default: the locale's.")
    private @Nullable String language;

    @SuppressWarnings("UnusedVariable") // read by those who complain
    @Option(names = "--debug", description = "When something goes wrong, show where.")
    private boolean debug;

    @SuppressWarnings("UnusedVariable") // read by the parser
    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Tell what this command takes.")
    private boolean help;

    private final Shell shell;

    Task(Shell shell) {
        this.shell = shell;
    }

    /** Does the work; {@link BadInput} and {@link UnfitPlace} become sentences. */
    abstract void run() throws Exception;

    @Override
    public Integer call() throws Exception {
        run();
        return 0;
    }

    Shell shell() {
        return shell;
    }

    PrintWriter out() {
        return shell.out();
    }

    boolean asJson() {
        return json;
    }

    void printJson(Object answer) {
        out().println(Json.READABLE.writeValueAsString(answer));
    }

    String language() {
        if (language == null) {
            return shell.language();
        }
        if (!Texts.LANGUAGES.contains(language)) {
            throw new BadInput("There is no language '" + language + "' here; there is "
                    + String.join(", ", Texts.LANGUAGES) + ".");
        }
        return language;
    }

    Words words() {
        return Words.in(language());
    }
}

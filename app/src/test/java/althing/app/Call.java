package althing.app;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;

import tools.jackson.databind.JsonNode;

import althing.formats.Json;

/** A command as somebody called it: its exit code, and what it said. */
record Call(int code, String out, String err) {

    static Call of(String... args) {
        return answering("", args);
    }

    /** A call with something on the standard input. */
    static Call answering(String input, String... args) {
        return in(Map.of("LANG", "en_GB.UTF-8"), input, args);
    }

    static Call in(Map<String, String> environment, String input, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Shell shell = new Shell(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintWriter(out), new PrintWriter(err), environment, false);
        return new Call(Main.run(shell, args), out.toString(), err.toString());
    }

    /** The answer of a call that worked. */
    JsonNode json() {
        if (code != 0) {
            throw new AssertionError("exit code " + code + ": " + err);
        }
        return Json.STRICT.readTree(out);
    }
}

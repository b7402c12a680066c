package althing.lab.guest;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

import althing.bots.GuestGone;
import althing.engine.Setup;
import althing.formats.Json;
import althing.lab.guest.ToProgram.Decide;

/**
 * A running program, which plays one seat of one game at a time. It answers in the order in which it is asked, or says by
 * {@code decide} which question it answers; an answer to an earlier question is passed over. Not thread safe.
 */
final class Program {

    private static final long START_SECONDS = 120;
    private static final long PARTING_SECONDS = 2;
    /** Who owes so many answers is not thinking any more. */
    private static final int MOST_OWED = 16;

    private final Process process;
    private final Pipe pipe;
    private int owed;
    private long games;
    private long decisions;

    private Program(Process process) {
        this.process = process;
        pipe = new Pipe(process);
    }

    /** Starts it and waits until it is ready; otherwise says why not. */
    static Program start(Command command, Setup setup, int ms) throws IOException {
        Program program = new Program(command.start());
        program.pipe.write(ToProgram.Hello.of(setup, ms).line());
        Optional<String> said = program.pipe.read(TimeUnit.SECONDS.toNanos(START_SECONDS));
        if (said.filter(line -> parsed(line).has("ready")).isEmpty()) {
            String how = said.isPresent()
                    ? "its first line is not {\"ready\":…} but: " + said.get()
                    : program.silence("it did not say within " + START_SECONDS + " s that it is ready");
            program.kill();
            throw new IOException(how);
        }
        return program;
    }

    /** A further game begins. */
    void begin(int seat) {
        decisions = 0;
        pipe.write(new ToProgram.Begin(++games, seat).line());
    }

    long nextDecision() {
        return ++decisions;
    }

    Answer ask(Decide question, int ms) {
        pipe.write(question.line());
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(ms);
        while (true) {
            Optional<String> line = pipe.read(end - System.nanoTime());
            if (line.isEmpty()) {
                return nothingSaid();
            }
            JsonNode said = parsed(line.get());
            if (isFor(question.decide(), said)) {
                return new Answer.Said(said.path("move").asString(""));
            }
        }
    }

    private Answer nothingSaid() {
        owed++;
        if (pipe.isOver()) {
            return new Answer.Broken(silence("it closed its standard output"));
        }
        return owed > MOST_OWED
                ? new Answer.Broken("it has not answered " + owed + " questions")
                : new Answer.Late();
    }

    private boolean isFor(long question, JsonNode said) {
        boolean isOld = said.path("decide").isIntegralNumber()
                ? said.path("decide").asLong() != question
                : owed > 0;
        owed = isOld ? Math.max(0, owed - 1) : 0;
        return !isOld;
    }

    void tell(ToProgram line) {
        pipe.write(line.line());
    }

    long games() {
        return games;
    }

    /** Why it says nothing. */
    private String silence(String otherwise) {
        try {
            return pipe.isOver() && process.waitFor(1, TimeUnit.SECONDS)
                    ? "it ended with code " + process.exitValue()
                    : otherwise;
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    /** What is no object of JSON has none of its fields. */
    private static JsonNode parsed(String line) {
        try {
            return Json.STRICT.readTree(line);
        } catch (JacksonException e) {
            return Json.STRICT.createObjectNode();
        }
    }

    static GuestGone interrupted() {
        Thread.currentThread().interrupt();
        return new GuestGone("The run was interrupted.");
    }

    /** Tells it that nobody will ask it any more. */
    void bid() {
        pipe.closeWriting();
    }

    /** Waits a little until it has gone by itself. */
    void part() {
        try {
            process.waitFor(PARTING_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
    }

    void kill() {
        Command.kill(process);
        pipe.closeWriting();
    }
}

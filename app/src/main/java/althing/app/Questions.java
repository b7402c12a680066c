package althing.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Asks for lines: in a terminal with editing and history, otherwise as they come. */
interface Questions extends AutoCloseable {

    /** The answer without blanks around it; none when there is nobody to answer any more. */
    Optional<String> ask(String question);

    @Override
    void close();

    static Questions of(Shell shell) {
        return shell.terminal() ? new InTerminal() : new FromStream(shell);
    }

    /** A person at a terminal. */
    final class InTerminal implements Questions {

        private final Terminal terminal;
        private final LineReader reader;

        InTerminal() {
            try {
                terminal = TerminalBuilder.builder().system(true).build();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            reader = LineReaderBuilder.builder().terminal(terminal).build();
        }

        @Override
        public Optional<String> ask(String question) {
            try {
                return Optional.of(reader.readLine(question).strip());
            } catch (EndOfFileException | UserInterruptException e) {
                return Optional.empty();
            }
        }

        @Override
        public void close() {
            try {
                terminal.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** A pipe or a file. */
    final class FromStream implements Questions {

        private final BufferedReader lines;
        private final PrintWriter out;

        FromStream(Shell shell) {
            lines = new BufferedReader(new InputStreamReader(shell.in(), StandardCharsets.UTF_8));
            out = shell.out();
        }

        @Override
        public Optional<String> ask(String question) {
            out.print(question);
            out.flush();
            try {
                Optional<String> answer = Optional.ofNullable(lines.readLine()).map(String::strip);
                out.println(answer.orElse(""));
                return answer;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() {
            out.flush();
        }
    }
}

package althing.lab.guest;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import althing.bots.Bot;
import althing.bots.BotMaker;
import althing.bots.Quoting;
import althing.engine.BadInput;

/** Makes bots of commands: {@code exec:python3 my_bot.py,ms=800}. */
public final class Programs implements BotMaker {

    private static final int USUAL_MILLIS = 1000;
    private static final int MOST_MILLIS = 3_600_000;

    @Override
    public String kind() {
        return "exec";
    }

    @Override
    public Bot bot(String name, String measure, List<String> settings) {
        List<String> words = Quoting.words(measure);
        if (words.isEmpty()) {
            throw problem(name, "exec needs a command, as in exec:./mybot or exec:python3 my_bot.py");
        }
        int millis = USUAL_MILLIS;
        Optional<Path> log = Optional.empty();
        for (String setting : settings) {
            if (setting.startsWith("ms=")) {
                millis = millis(name, setting.substring("ms=".length()));
            } else if (setting.startsWith("log=")) {
                log = Optional.of(Path.of(Quoting.words(setting.substring("log=".length())).getFirst()));
            } else {
                throw problem(name, "exec has the settings ms and log, not '" + setting
                        + "'; a comma that belongs to the command stands in quotes");
            }
        }
        return new ProgramBot(name, new Command(words, log), millis);
    }

    private static int millis(String name, String text) {
        if (text.matches("[1-9]\\d{0,6}") && Integer.parseInt(text) <= MOST_MILLIS) {
            return Integer.parseInt(text);
        }
        throw problem(name, "ms is a whole number of milliseconds from 1 to " + MOST_MILLIS + ", not '" + text + "'");
    }

    private static BadInput problem(String name, String what) {
        return new BadInput("Bot '" + name + "': " + what + ".");
    }
}

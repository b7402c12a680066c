package althing.formats.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.engine.Setup;

/** Reads the text of a lesson, as docs/lessons.md describes it; {@link BadInput} names the file and the line. */
final class LessonReader {

    private static final Pattern LINE = Pattern.compile("(setup|you|bots|say|point|ask|else|play|free)(?:\\s+(.*))?");
    private static final Pattern PLAYED = Pattern.compile("(?:(\\d)\\s+)?(.+)");
    private static final MovePattern ANY = new MovePattern("*");

    private final String name;
    private final List<Stage> stages = new ArrayList<>();
    private final List<Speech> speeches = new ArrayList<>();
    private final List<MovePattern> wanted = new ArrayList<>();
    private final List<Act.Answer> answers = new ArrayList<>();
    private @Nullable Setup setup;
    private int you;
    private int level = 1;
    private boolean ended;
    private int number;

    private LessonReader(String name) {
        this.name = name;
    }

    static Lesson read(String name, String text) {
        return new LessonReader(name).read(text);
    }

    private Lesson read(String text) {
        for (String line : text.lines().toList()) {
            number++;
            String told = line.replaceAll("#\\s.*|#$", "").strip();
            if (!told.isEmpty()) {
                readLine(told);
            }
        }
        if (setup == null) {
            throw wrong("the lesson has no setup");
        }
        if (!ended) {
            throw wrong("the lesson does not end with 'free'");
        }
        return new Lesson(name, setup, you, level, stages);
    }

    private void readLine(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            throw wrong(
                    "'" + line + "' begins with none of the words setup, you, bots, say, point, ask, else, play, free");
        }
        if (ended) {
            throw wrong("nothing can follow after 'free'");
        }
        String rest = parts.group(2) == null ? "" : parts.group(2).strip();
        if (rest.isEmpty() != parts.group(1).equals("free")) {
            throw wrong("'" + parts.group(1) + "' stands " + (rest.isEmpty() ? "alone" : "with '" + rest + "'"));
        }
        take(parts.group(1), rest);
    }

    private void take(String word, String rest) {
        if (!word.equals("else")) {
            endAsk();
        }
        switch (word) {
            case "setup" -> setup = setup(rest);
            case "you" -> you = digit(rest);
            case "bots" -> level = digit(rest);
            case "say" -> speeches.add(new Speech(key(rest), List.of()));
            case "point" -> point(rest);
            case "ask" -> ask(rest);
            case "else" -> answer(rest);
            case "play" -> play(rest);
            default -> free();
        }
    }

    private Setup setup(String line) {
        Setup read = Setup.parse(line);
        if (read.seed().isEmpty()) {
            throw wrong("the setup needs a seed: " + line + "#1");
        }
        return read;
    }

    private int digit(String text) {
        if (!text.matches("\\d")) {
            throw wrong("'" + text + "' is not a digit");
        }
        return Integer.parseInt(text);
    }

    private void point(String rest) {
        if (speeches.isEmpty()) {
            throw wrong("'point' follows the 'say' that it belongs to");
        }
        List<String> points = new ArrayList<>(speeches.getLast().points());
        points.addAll(alternatives(rest));
        speeches.set(speeches.size() - 1, new Speech(speeches.getLast().key(), points));
    }

    private void ask(String rest) {
        String[] parts = rest.split("\\s+else\\s+", 2);
        if (speeches.isEmpty()) {
            throw wrong("'ask' follows a 'say' that tells what to do");
        }
        alternatives(parts[0]).forEach(each -> wanted.add(new MovePattern(each)));
        if (parts.length == 2) {
            answer(parts[1]);
        }
    }

    /** {@code else KEY}, or {@code else PATTERN: KEY}. */
    private void answer(String rest) {
        if (wanted.isEmpty()) {
            throw wrong("'else' follows the 'ask' that it belongs to");
        }
        int colon = rest.lastIndexOf(':');
        MovePattern to = colon < 0 ? ANY : new MovePattern(rest.substring(0, colon).strip());
        answers.add(new Act.Answer(to, key(rest.substring(colon + 1).strip())));
    }

    private void play(String rest) {
        Matcher parts = PLAYED.matcher(rest);
        if (!parts.matches()) {
            throw wrong("'" + rest + "' is no move");
        }
        OptionalInt seat = parts.group(1) == null ? OptionalInt.empty() : OptionalInt.of(digit(parts.group(1)));
        end(new Act.Play(seat, parts.group(2)));
    }

    private void free() {
        end(new Act.Free());
        ended = true;
    }

    private void endAsk() {
        if (!wanted.isEmpty()) {
            end(new Act.Ask(wanted, answers));
            wanted.clear();
            answers.clear();
        }
    }

    private void end(Act act) {
        stages.add(new Stage(speeches, act));
        speeches.clear();
    }

    private String key(String word) {
        if (!word.matches("[a-z0-9][a-z0-9-]*")) {
            throw wrong("'" + word + "' is no key of a text; one is made of small letters, digits and hyphens");
        }
        return Lesson.key(name, word);
    }

    private static List<String> alternatives(String text) {
        return Arrays.stream(text.split("\\|", -1)).map(String::strip).toList();
    }

    private BadInput wrong(String what) {
        return new BadInput("lessons/" + name + ".lesson, line " + number + ": " + what + ".");
    }
}

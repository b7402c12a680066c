package althing.testkit;

import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;

import althing.engine.BadInput;
import althing.engine.Game;
import althing.engine.GameRecord;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.formats.NotationJson;

/**
 * Whatever is done to a notation or a record, it is refused with a sentence in which no program shows through, or it gives
 * a position that can be shown and played to its end.
 *
 * <p>Every case has a number and is the same on every machine. {@code -Dalthing.fuzz=100000} tries so many of them instead
 * of a few, {@code -Dalthing.fuzz.from=123} begins with that case.
 */
public abstract class FuzzContract {

    private static final int FEW_NOTATIONS = Extent.of(600);
    private static final int FEW_RECORDS = Extent.of(250);
    /** So many cases spoil the same text. */
    private static final int ONE_SOURCE = 25;
    private static final int ENOUGH = 20;

    /** What a sentence repeats is not its own. */
    private static final Pattern QUOTED = Pattern.compile("'[^']*'|\\([^()]*\\)");
    /** Classes, packages, what records and objects call themselves. */
    private static final Pattern PROGRAM = Pattern.compile("Exception|Error\\b|\\bclass\\b|jackson|\\bjava\\b"
            + "|[a-z]\\.[a-z]+\\.[A-Z]|\\b[A-Z]\\w*\\[\\w+=|@[0-9a-f]{5}");
    /** Constants, which have words in small letters. The short ones are ids, and so are those of rules. */
    private static final Pattern CONSTANT = Pattern.compile("\\b(?!JSON\\b)[A-Z][A-Z_]{3,}\\b(?!-\\d)");

    protected abstract Game game();

    @Test
    void aSpoiltNotation_isRefusedWithASentence_orPlayed() {
        List<Setup> setups = Setup.all(game());
        Source source = new Source(random -> NotationJson.write(somewhere(setups, random)));
        new Cases(FEW_NOTATIONS).run(number -> {
            SplitMix random = SplitMix.stream(number, 7);
            Mutation mutation = NotationMutator.mutated(source.of(number), setups, random);
            return new Case(mutation, text -> NotationJson.read(text));
        });
    }

    @Test
    void aSpoiltRecord_isRefusedWithASentence_orPlayed() {
        List<Setup> setups = Setup.all(game());
        Source source = new Source(random -> new RandomGame(any(setups, random), random.nextLong()).play().text());
        new Cases(FEW_RECORDS).run(number -> {
            Mutation mutation = RecordMutator.mutated(source.of(number), SplitMix.stream(number, 8));
            return new Case(mutation, text -> GameRecord.parse(text).replay());
        });
    }

    private static Setup any(List<Setup> setups, SplitMix random) {
        Setup setup = setups.get(random.nextInt(setups.size()));
        return random.nextInt(4) == 0 ? setup.under(1 + random.nextInt(setup.rules())) : setup;
    }

    /** A position somewhere in a random game. */
    private static Position somewhere(List<Setup> setups, SplitMix random) {
        GameRecord record = new RandomGame(any(setups, random), random.nextLong()).play();
        return record.replay(random.nextInt(record.moves().size() + 1));
    }

    /** The texts that are spoilt; the last one is kept. */
    private static final class Source {

        private final Function<SplitMix, String> writing;
        private int at = -1;
        private String text = "";

        Source(Function<SplitMix, String> writing) {
            this.writing = writing;
        }

        String of(int number) {
            if (number / ONE_SOURCE != at) {
                at = number / ONE_SOURCE;
                text = writing.apply(SplitMix.stream(at, 6));
            }
            return text;
        }
    }

    /** A spoilt text and how it is read. */
    private record Case(Mutation mutation, Function<String, Position> reading) {

        /** What is wrong with what comes of it; empty if nothing is. */
        String problem(int number) {
            Position position;
            try {
                position = reading.apply(mutation.text());
            } catch (BadInput e) {
                return e.getCause() == null
                        ? problem(String.valueOf(e.getMessage()))
                        : "escapes its reader: " + told(e.getCause());
            } catch (RuntimeException | StackOverflowError e) {
                return "escapes: " + told(e);
            }
            return problem(position, number);
        }

        private String problem(String sentence) {
            String own = QUOTED.matcher(sentence).replaceAll("''");
            boolean shouts = CONSTANT.matcher(own).results().anyMatch(word -> !mutation.text().contains(word.group()));
            return shouts || PROGRAM.matcher(own).find() || !sentence.endsWith(".") || own.contains("..")
                    ? "no sentence for people: " + sentence
                    : "";
        }

        private static String problem(Position position, int number) {
            try {
                new Trial(position, SplitMix.stream(number, 9)).playToTheEnd();
                return "";
            } catch (RuntimeException | StackOverflowError | AssertionError e) {
                return "accepted, then " + told(e);
            }
        }

        private static String told(Throwable problem) {
            StackTraceElement[] trace = problem.getStackTrace();
            return problem + (trace.length == 0 ? "" : " at " + trace[0]);
        }
    }

    /** Tries cases and tells one of each kind of problem, and the whole text of the first. */
    private record Cases(int few) {

        private static final Pattern NUMBERS = Pattern.compile("-?\\d+|'[^']*'");

        void run(Function<Integer, Case> cases) {
            int from = Integer.getInteger("althing.fuzz.from", 0);
            int count = Integer.getInteger("althing.fuzz", few);
            Map<String, String> problems = new LinkedHashMap<>();
            List<String> texts = new ArrayList<>();
            for (int number = from; number < from + count && problems.size() < ENOUGH; number++) {
                Case each = cases.apply(number);
                String problem = each.problem(number);
                if (!problem.isEmpty() && problems.putIfAbsent(NUMBERS.matcher(problem).replaceAll("0"),
                        "case %d, %s%n  %s".formatted(number, each.mutation().what(), problem)) == null) {
                    texts.add(each.mutation().text());
                }
            }
            if (!problems.isEmpty()) {
                fail("%s%n%nThe text of the first:%n%s", String.join("\n", problems.values()), texts.getFirst());
            }
        }
    }
}

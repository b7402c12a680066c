package althing.app;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import althing.app.RulesText.Change;
import althing.engine.GameRecord;
import althing.engine.GameRecord.Played;
import althing.engine.Position;
import althing.engine.Setup;

/** Verifies a record and tells its story. */
@Command(name = "replay", description = "Verify a record (.althing) and print its log.")
final class Replay extends Task {

    /** One move and what came of it. */
    record Step(int number, int seat, String move, List<String> log) {}

    /** The answer in JSON. */
    record Answer(String setup, int rulesVersion, int newestRulesVersion, List<Change> changedSince,
            List<String> names, List<Step> moves, boolean over, List<Integer> points, List<Integer> ranks,
            boolean verified, DealText.@Nullable Answer deal) {}

    @Parameters(paramLabel = "FILE", description = "A record; - reads the standard input.")
    private String file = "";

    Replay(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        GameRecord record = GivenFile.read(file, shell()).record();
        Narrator narrator = Narrator.ofNames(record.setup(), language(), record.names());
        List<Step> steps = new ArrayList<>();
        Position last = replayed(record, narrator, steps);
        if (asJson()) {
            printJson(answer(record, steps, last));
        } else {
            print(record, narrator, steps, last);
        }
    }

    private Answer answer(GameRecord record, List<Step> steps, Position last) {
        Setup setup = record.setup();
        return new Answer(setup.lineWithoutRules(), setup.rules(), setup.game().rulesVersion(),
                new RulesText(language()).changesSince(setup), record.names(), steps, last.isOver(),
                Seats.points(last), Seats.ranks(last), true, DealText.answer(record).orElse(null));
    }

    private static Position replayed(GameRecord record, Narrator narrator, List<Step> steps) {
        Position position = record.setup().start();
        List<String> heard = new ArrayList<>();
        position.listener((_, phrase) -> heard.add(narrator.say(phrase)));
        for (Played played : record.moves()) {
            heard.clear();
            position.play(played.seat(), played.move());
            steps.add(new Step(steps.size() + 1, played.seat(), played.move().code(), List.copyOf(heard)));
        }
        return position;
    }

    private void print(GameRecord record, Narrator narrator, List<Step> steps, Position last) {
        out().println(record.setup().line());
        new RulesText(language()).lines(record.setup()).forEach(out()::println);
        for (Step step : steps) {
            out().println("%4d  %d %s".formatted(step.number(), step.seat(), step.move()));
            step.log().forEach(line -> out().println("      " + line));
        }
        out().println();
        out().println(words().say(last.isOver() ? "replay.over" : "replay.open"));
        TextTable result = new TextTable(words().say("score.seat"), words().say("score.total"),
                words().say("score.rank"));
        for (int seat = 0; seat < last.seats(); seat++) {
            result.add(narrator.name(seat), String.valueOf(last.points(seat)), String.valueOf(last.rank(seat)));
        }
        out().println(result);
        out().println(words().say("replay.verified", "moves", steps.size()));
        new DealText(words(), narrator).lines(record).forEach(out()::println);
    }
}

package althing.app;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import althing.engine.BadInput;
import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Ruling;
import althing.formats.Texts;

/** Tells all there is about a rule: its text, what has changed in it, where it is written in code and which tests cite it. */
@Command(name = "rule", sortOptions = false, description = "Tell a rule: its text, where the code is, which tests cite it, which refusals name it.")
final class FindRule extends Task {

    /** What is known of a rule. */
    record Answer(String rule, String game, String text, List<Change> rulings, List<RulePlaces.Place> code,
            List<RulePlaces.Place> nearby, List<RulePlaces.Place> tests, Map<String, String> refusals) {}

    /** A ruling that mended it. */
    record Change(int since, String text) {}

    @Parameters(paramLabel = "RULE", description = "The id of a rule, VIK-6.8 for example.")
    private String id = "";

    FindRule(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        String rule = id.strip();
        Game game = Games.all().stream().filter(each -> texts(each).messages().containsKey("rule." + rule)).findFirst()
                .orElseThrow(() -> unknown(rule));
        RulePlaces places = RulePlaces.of(shell().environment(), game, rule);
        Map<String, String> refusals = new TreeMap<>();
        places.refusals().forEach(key -> refusals.put(key, texts(game).messages().getOrDefault(key, "")));
        Answer answer = new Answer(rule, game.id(), texts(game).messages().getOrDefault("rule." + rule, ""),
                game.rulings().stream().filter(ruling -> ruling.rule().equals(rule))
                        .map(ruling -> change(game, ruling)).toList(),
                places.code(), places.nearby(), places.tests(), refusals);
        if (asJson()) {
            printJson(answer);
        } else {
            print(answer, places);
        }
    }

    private Texts texts(Game game) {
        return Texts.of(game, language());
    }

    private Change change(Game game, Ruling ruling) {
        return new Change(ruling.since(), texts(game).name("ruling." + ruling.code()));
    }

    private BadInput unknown(String rule) {
        String start = rule.replaceAll("[^A-Za-z].*", "").toUpperCase(Locale.ROOT);
        List<String> near = Games.all().stream().flatMap(game -> texts(game).messages().keySet().stream())
                .filter(key -> key.startsWith("rule." + start + "-")).map(key -> key.substring("rule.".length()))
                .limit(3).toList();
        return new BadInput("There is no rule '" + rule + "'; rules are written "
                + (near.isEmpty() ? "VIK-6.8, for example" : "like " + String.join(", ", near)) + ".");
    }

    private void print(Answer answer, RulePlaces places) {
        out().println(answer.rule() + "  " + answer.text());
        answer.rulings().forEach(change -> out().println(words().say("rule.since", "version", change.since()) + " "
                + change.text()));
        if (!places.isKnown()) {
            out().println(words().say("rule.no-sources"));
            return;
        }
        section("rule.code", answer.code());
        section("rule.nearby", answer.nearby());
        section("rule.tests", answer.tests());
        if (!answer.refusals().isEmpty()) {
            out().println(words().say("rule.refusals"));
            answer.refusals().forEach((key, text) -> out().println("  " + key + "  " + text));
        }
    }

    private void section(String title, List<RulePlaces.Place> places) {
        if (!places.isEmpty()) {
            out().println(words().say(title));
            places.forEach(place -> out().println("  " + place.file() + ":" + place.line() + "  " + place.what()));
        }
    }
}

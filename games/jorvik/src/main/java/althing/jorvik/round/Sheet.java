package althing.jorvik.round;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

import althing.engine.Phrase;
import althing.engine.ScoreSheet;
import althing.engine.ScoreSheet.Line;
import althing.engine.ScoreSheet.Section;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Kind;
import althing.jorvik.cards.Names;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/** Tells where all points came from. */
public final class Sheet {

    private static final String UNIT = "points";

    private Sheet() {
    }

    public static ScoreSheet of(Town town) {
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(Phrase.of("score.game"), gameLines(town)));
        if (town.step == Step.OVER) {
            cards(town, sections, "score.artisans", "JOR-12.5", Kind.ARTISAN);
            cards(town, sections, "score.merchants", "JOR-12.6", Kind.MERCHANT);
            cards(town, sections, "score.journeys", "JOR-12.9", Kind.JOURNEY);
            cards(town, sections, "score.skalds", "JOR-12.10", Kind.SKALD);
            add(sections, "score.others", List.of(
                    line(town, Phrase.of("score.feasts"), "JOR-12.8",
                            seat -> Scoring.feasts(town, seat)),
                    line(town, Phrase.of("score.warehouse"), "JOR-13.1", seat -> Scoring.warehouse(town, seat))));
        }
        return new ScoreSheet(List.copyOf(sections),
                IntStream.range(0, town.seats).mapToObj(town::points).toList());
    }

    private static List<Line> gameLines(Town town) {
        List<Line> lines = new ArrayList<>();
        lines.add(line(town, Phrase.of("score.start"), "JOR-2.10", _ -> Components.START_POINTS));
        for (int i = 0; i < town.attacks; i++) {
            int attack = i;
            lines.add(line(town, Phrase.of("score.attack", "card", Names.card(town.attackCards[i]), "round",
                    (int) town.attackRounds[i]), "JOR-5.3",
                    seat -> town.attackPoints[attack * town.seats + seat]));
        }
        if (town.variant.jarl) {
            lines.add(line(town, Phrase.of("score.oracles"), "JOR-10.6", seat -> town.oraclePoints[seat]));
        }
        return List.copyOf(lines);
    }

    /** One line for each card of a kind that brought somebody points. */
    private static void cards(Town town, List<Section> sections, String title, String rule, Kind kind) {
        List<Line> lines = IntStream.range(Components.first(kind), Components.last(kind))
                .mapToObj(card -> line(town, Phrase.of("score.card", "card", Names.card(card)), rule,
                        seat -> Scoring.points(town, seat, card)))
                .toList();
        add(sections, title, lines);
    }

    private static void add(List<Section> sections, String title, List<Line> lines) {
        List<Line> telling = lines.stream().filter(line -> line.amounts().stream().anyMatch(amount -> amount != 0))
                .toList();
        if (!telling.isEmpty()) {
            sections.add(new Section(Phrase.of(title), telling));
        }
    }

    private static Line line(Town town, Phrase reason, String rule, IntUnaryOperator amount) {
        return new Line(reason, rule, UNIT, IntStream.range(0, town.seats).map(amount).boxed().toList());
    }
}

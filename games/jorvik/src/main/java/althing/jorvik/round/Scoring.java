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
import althing.jorvik.cards.Effect;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Kind;
import althing.jorvik.cards.Names;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/** The points of the cards at the end of the game, and the sheet that tells all points (JOR-11.3). */
public final class Scoring {

    private static final String UNIT = "points";
    private static final int FIRST_FEAST = Components.first(Kind.FEAST);
    private static final int LAST_FEAST = Components.last(Kind.FEAST);
    private static final int FIRST_MERCHANT = Components.first(Kind.MERCHANT);
    private static final int LAST_MERCHANT = Components.last(Kind.MERCHANT);
    private static final int FIRST_JOURNEY = Components.first(Kind.JOURNEY);
    private static final int LAST_JOURNEY = Components.last(Kind.JOURNEY);
    private static final int FIRST_SKALD = Components.first(Kind.SKALD);
    private static final int LAST_SKALD = Components.last(Kind.SKALD);
    private static final Effect[] SKALDS = Components.ALL.subList(FIRST_SKALD, LAST_SKALD).stream()
            .map(card -> card.face().effect()).toArray(Effect[]::new);

    private Scoring() {
    }

    public static void score(Town town) {
        for (int places = 0; places < town.seats; places++) {
            int seat = town.clockwise(places);
            int points = total(town, seat);
            town.score(seat, points);
            if (town.isHeard()) {
                town.tell("log.final", "seat", Phrase.seat(seat), "points", points);
            }
        }
        town.enter(Step.OVER);
        if (town.isHeard()) {
            tellWinners(town);
        }
    }

    private static void tellWinners(Town town) {
        List<Phrase.SeatFact> winners = IntStream.range(0, town.seats)
                .filter(seat -> town.rank(seat) == 1).mapToObj(Phrase::seat).toList();
        town.tell("log.winner", "winners", winners, "count", winners.size());
    }

    /** What the final scoring would give the seat now. */
    public static int total(Town town, int seat) {
        int points = Components.feastPoints(count(town, seat, FIRST_FEAST, LAST_FEAST)) + warehouse(town, seat);
        for (int card = 0; card < LAST_MERCHANT; card++) {
            points += town.holds(seat, card) ? printed(town, card) : 0;
        }
        for (int card = FIRST_JOURNEY; card < LAST_JOURNEY; card++) {
            points += town.holds(seat, card) ? Components.POINTS[card] : 0;
        }
        for (int card = FIRST_SKALD; card < LAST_SKALD; card++) {
            points += town.holds(seat, card) ? skald(town, seat, card) : 0;
        }
        return points;
    }

    /** The points of an artisan, if he is complete, or of a merchant (JOR-12.5, JOR-12.6). */
    private static int printed(Town town, int card) {
        return card < Components.ARTISANS && town.lacking(card) != Goods.NONE ? 0 : Components.POINTS[card];
    }

    /** Each cube on the warehouse counts, the one on the player board does not (JOR-13.1). */
    public static int warehouse(Town town, int seat) {
        if (!town.holds(seat, Components.STORAGE)) {
            return 0;
        }
        int cubes = Math.min(Goods.total(town.stored[seat]), Components.AMOUNT[Components.STORAGE]);
        return cubes * Components.POINTS[Components.STORAGE];
    }

    /** JOR-12.10 and JOR-12.11. */
    static int skald(Town town, int seat, int card) {
        return switch (SKALDS[card - FIRST_SKALD]) {
            case PER_COIN -> town.coins[seat] * Components.AMOUNT[card];
            case PER_SHIP -> count(town, seat, Components.FIRST_SHIP, Components.LAST_SHIP) * Components.AMOUNT[card];
            case PER_MERCHANT -> count(town, seat, FIRST_MERCHANT, LAST_MERCHANT) * Components.AMOUNT[card];
            case PER_WARRIOR ->
                count(town, seat, Components.FIRST_WARRIOR, Components.LAST_WARRIOR) * Components.AMOUNT[card];
            case PER_ARTISAN -> count(town, seat, 0, Components.ARTISANS) * Components.AMOUNT[card];
            case PER_JOURNEY -> count(town, seat, FIRST_JOURNEY, LAST_JOURNEY) * Components.AMOUNT[card];
            case BEST_JOURNEY -> bestJourney(town, seat) * Components.AMOUNT[card];
            default -> throw new IllegalStateException(Components.id(card) + " is no skald");
        };
    }

    /** Of several journeys the owner would choose the best to count once more (G36). */
    private static int bestJourney(Town town, int seat) {
        int best = 0;
        for (int card = FIRST_JOURNEY; card < LAST_JOURNEY; card++) {
            best = town.holds(seat, card) ? Math.max(best, Components.POINTS[card]) : best;
        }
        return best;
    }

    static int count(Town town, int seat, int first, int last) {
        int count = 0;
        for (int card = first; card < last; card++) {
            count += town.holds(seat, card) ? 1 : 0;
        }
        return count;
    }

    public static ScoreSheet sheet(Town town) {
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(Phrase.of("score.game"), gameLines(town)));
        if (town.step == Step.OVER) {
            cards(town, sections, "score.artisans", "JOR-12.5", Kind.ARTISAN);
            cards(town, sections, "score.merchants", "JOR-12.6", Kind.MERCHANT);
            cards(town, sections, "score.journeys", "JOR-12.9", Kind.JOURNEY);
            cards(town, sections, "score.skalds", "JOR-12.10", Kind.SKALD);
            add(sections, "score.others", List.of(
                    line(town, Phrase.of("score.feasts"), "JOR-12.8",
                            seat -> Components.feastPoints(count(town, seat, FIRST_FEAST, LAST_FEAST))),
                    line(town, Phrase.of("score.warehouse"), "JOR-13.1", seat -> warehouse(town, seat))));
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
                        seat -> points(town, seat, card)))
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

    private static int points(Town town, int seat, int card) {
        if (!town.holds(seat, card)) {
            return 0;
        }
        return card >= FIRST_SKALD && card < LAST_SKALD ? skald(town, seat, card) : printed(town, card);
    }

    private static Line line(Town town, Phrase reason, String rule, IntUnaryOperator amount) {
        return new Line(reason, rule, UNIT, IntStream.range(0, town.seats).map(amount).boxed().toList());
    }
}

package althing.jorvik;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

import althing.engine.Phrase;
import althing.engine.ScoreSheet;
import althing.engine.ScoreSheet.Line;
import althing.engine.ScoreSheet.Section;

/** The points of the cards at the end of the game, and the sheet that tells all points (JOR-11.3). */
final class FinalScoring {

    private static final String UNIT = "points";
    private static final int FIRST_FEAST = Cards.first(Kind.FEAST);
    private static final int LAST_FEAST = Cards.last(Kind.FEAST);
    private static final int FIRST_MERCHANT = Cards.first(Kind.MERCHANT);
    private static final int LAST_MERCHANT = Cards.last(Kind.MERCHANT);
    private static final int FIRST_JOURNEY = Cards.first(Kind.JOURNEY);
    private static final int LAST_JOURNEY = Cards.last(Kind.JOURNEY);
    private static final int FIRST_SKALD = Cards.first(Kind.SKALD);
    private static final int LAST_SKALD = Cards.last(Kind.SKALD);
    private static final Effect[] SKALDS = Cards.ALL.subList(FIRST_SKALD, LAST_SKALD).stream()
            .map(card -> card.face().effect()).toArray(Effect[]::new);

    private FinalScoring() {
    }

    static void score(JorvikPosition position) {
        for (int places = 0; places < position.seats; places++) {
            int seat = position.clockwise(places);
            position.finalPoints[seat] = total(position, seat);
            if (position.isHeard()) {
                position.tell("log.final", "seat", Phrase.seat(seat), "points", position.finalPoints[seat]);
            }
        }
        Flow.enter(position, Step.OVER);
        if (position.isHeard()) {
            tellWinners(position);
        }
    }

    private static void tellWinners(JorvikPosition position) {
        List<Phrase.SeatFact> winners = IntStream.range(0, position.seats)
                .filter(seat -> position.rank(seat) == 1).mapToObj(Phrase::seat).toList();
        position.tell("log.winner", "winners", winners, "count", winners.size());
    }

    /** What the final scoring would give the seat now. */
    static int total(JorvikPosition position, int seat) {
        int points = Cards.feastPoints(count(position, seat, FIRST_FEAST, LAST_FEAST)) + warehouse(position, seat);
        for (int card = 0; card < LAST_MERCHANT; card++) {
            points += position.holds(seat, card) ? printed(position, card) : 0;
        }
        for (int card = FIRST_JOURNEY; card < LAST_JOURNEY; card++) {
            points += position.holds(seat, card) ? Cards.POINTS[card] : 0;
        }
        for (int card = FIRST_SKALD; card < LAST_SKALD; card++) {
            points += position.holds(seat, card) ? skald(position, seat, card) : 0;
        }
        return points;
    }

    /** The points of an artisan, if he is complete, or of a merchant (JOR-12.5, JOR-12.6). */
    private static int printed(JorvikPosition position, int card) {
        return card < Cards.ARTISANS && position.lacking(card) != Goods.NONE ? 0 : Cards.POINTS[card];
    }

    /** Each cube on the warehouse counts, the one on the player board does not (JOR-13.1). */
    static int warehouse(JorvikPosition position, int seat) {
        if (!position.holds(seat, Cards.STORAGE)) {
            return 0;
        }
        int cubes = Math.min(Goods.total(position.stored[seat]), Cards.AMOUNT[Cards.STORAGE]);
        return cubes * Cards.POINTS[Cards.STORAGE];
    }

    /** JOR-12.10 and JOR-12.11. */
    static int skald(JorvikPosition position, int seat, int card) {
        return switch (SKALDS[card - FIRST_SKALD]) {
            case PER_COIN -> position.coins[seat] * Cards.AMOUNT[card];
            case PER_SHIP -> count(position, seat, Cards.FIRST_SHIP, Cards.LAST_SHIP) * Cards.AMOUNT[card];
            case PER_MERCHANT -> count(position, seat, FIRST_MERCHANT, LAST_MERCHANT) * Cards.AMOUNT[card];
            case PER_WARRIOR -> count(position, seat, Cards.FIRST_WARRIOR, Cards.LAST_WARRIOR) * Cards.AMOUNT[card];
            case PER_ARTISAN -> count(position, seat, 0, Cards.ARTISANS) * Cards.AMOUNT[card];
            case PER_JOURNEY -> count(position, seat, FIRST_JOURNEY, LAST_JOURNEY) * Cards.AMOUNT[card];
            case BEST_JOURNEY -> bestJourney(position, seat) * Cards.AMOUNT[card];
            default -> throw new IllegalStateException(Cards.id(card) + " is no skald");
        };
    }

    /** Of several journeys the owner would choose the best to count once more (G36). */
    private static int bestJourney(JorvikPosition position, int seat) {
        int best = 0;
        for (int card = FIRST_JOURNEY; card < LAST_JOURNEY; card++) {
            best = position.holds(seat, card) ? Math.max(best, Cards.POINTS[card]) : best;
        }
        return best;
    }

    static int count(JorvikPosition position, int seat, int first, int last) {
        int count = 0;
        for (int card = first; card < last; card++) {
            count += position.holds(seat, card) ? 1 : 0;
        }
        return count;
    }

    static ScoreSheet sheet(JorvikPosition position) {
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(Phrase.of("score.game"), gameLines(position)));
        if (position.step == Step.OVER) {
            cards(position, sections, "score.artisans", "JOR-12.5", Kind.ARTISAN);
            cards(position, sections, "score.merchants", "JOR-12.6", Kind.MERCHANT);
            cards(position, sections, "score.journeys", "JOR-12.9", Kind.JOURNEY);
            cards(position, sections, "score.skalds", "JOR-12.10", Kind.SKALD);
            add(sections, "score.others", List.of(
                    line(position, Phrase.of("score.feasts"), "JOR-12.8",
                            seat -> Cards.feastPoints(count(position, seat, FIRST_FEAST, LAST_FEAST))),
                    line(position, Phrase.of("score.warehouse"), "JOR-13.1", seat -> warehouse(position, seat))));
        }
        return new ScoreSheet(List.copyOf(sections),
                IntStream.range(0, position.seats).mapToObj(position::points).toList());
    }

    private static List<Line> gameLines(JorvikPosition position) {
        List<Line> lines = new ArrayList<>();
        lines.add(line(position, Phrase.of("score.start"), "JOR-2.10", _ -> Cards.START_POINTS));
        for (int i = 0; i < position.attacks; i++) {
            int attack = i;
            lines.add(line(position, Phrase.of("score.attack", "card", Wording.card(position.attackCards[i]), "round",
                    (int) position.attackRounds[i]), "JOR-5.3",
                    seat -> position.attackPoints[attack * position.seats + seat]));
        }
        if (position.layout.jarl) {
            lines.add(line(position, Phrase.of("score.oracles"), "JOR-10.6", seat -> position.oraclePoints[seat]));
        }
        return List.copyOf(lines);
    }

    /** One line for each card of a kind that brought somebody points. */
    private static void cards(JorvikPosition position, List<Section> sections, String title, String rule, Kind kind) {
        List<Line> lines = IntStream.range(Cards.first(kind), Cards.last(kind))
                .mapToObj(card -> line(position, Phrase.of("score.card", "card", Wording.card(card)), rule,
                        seat -> points(position, seat, card)))
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

    private static int points(JorvikPosition position, int seat, int card) {
        if (!position.holds(seat, card)) {
            return 0;
        }
        return card >= FIRST_SKALD && card < LAST_SKALD ? skald(position, seat, card) : printed(position, card);
    }

    private static Line line(JorvikPosition position, Phrase reason, String rule, IntUnaryOperator amount) {
        return new Line(reason, rule, UNIT, IntStream.range(0, position.seats).map(amount).boxed().toList());
    }
}

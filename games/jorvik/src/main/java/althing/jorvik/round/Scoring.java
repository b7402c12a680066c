package althing.jorvik.round;

import java.util.List;
import java.util.stream.IntStream;

import althing.engine.Phrase;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Effect;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Kind;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/** The points of the cards at the end of the game (JOR-11.3). */
public final class Scoring {

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
        int points = feasts(town, seat) + warehouse(town, seat);
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
    private static int skald(Town town, int seat, int card) {
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

    private static int count(Town town, int seat, int first, int last) {
        int count = 0;
        for (int card = first; card < last; card++) {
            count += town.holds(seat, card) ? 1 : 0;
        }
        return count;
    }

    static int feasts(Town town, int seat) {
        return Components.feastPoints(count(town, seat, FIRST_FEAST, LAST_FEAST));
    }

    /** The points of an artisan, a merchant, a journey or a skald. */
    static int points(Town town, int seat, int card) {
        if (!town.holds(seat, card)) {
            return 0;
        }
        return card >= FIRST_SKALD && card < LAST_SKALD ? skald(town, seat, card) : printed(town, card);
    }
}

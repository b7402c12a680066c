package althing.northgard.advice;

import althing.engine.FeatureRow;
import althing.engine.Features;
import althing.engine.Position;
import althing.northgard.box.Building;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Step;
import althing.northgard.state.Zone;
import althing.northgard.year.Scoring;

/** What a net learns from: land, stores, buildings and cards of a seat, and how the rivals stand. Hands are the own one and sizes. */
final class NorthgardFeatures implements Features {

    private static final String[] CLAN = FeatureRow.named("clan", Clan.values());
    private static final String[] STOCK = FeatureRow.named("stock", Resource.values());
    private static final String[] YIELD = FeatureRow.named("yield", Resource.values());
    private static final String[] BUILT = FeatureRow.named("built", Building.values());

    @Override
    public double progress(Position position) {
        NorthgardState northgard = (NorthgardState) position;
        return (northgard.course.year - 1 + year(northgard)) / northgard.layout.years;
    }

    /** How much of the year is over. */
    private static double year(NorthgardState position) {
        Step step = position.course.step;
        if (step.isSetup()) {
            return 0;
        }
        double passed = (double) Integer.bitCount(position.course.passed) / position.seats;
        return step.compareTo(Step.ACTIONS) <= 0 ? 0.7 * passed : 0.7 + 0.3 * step.ordinal() / Step.OVER.ordinal();
    }

    @Override
    public void write(Position position, int seat, FeatureRow into) {
        NorthgardState northgard = (NorthgardState) position;
        writeTable(northgard, seat, into);
        writeStores(northgard, seat, into);
        new Domain(northgard, seat).write(YIELD, BUILT, into);
        writeCards(northgard, seat, into);
        writeRivals(northgard, seat, into);
    }

    private void writeTable(NorthgardState position, int seat, FeatureRow into) {
        into.add("progress", progress(position));
        into.add("harvests", Appraisal.harvests(position) / 5.0);
        into.add("two seats", position.seats == 2);
        into.add("four seats and more", position.seats >= 4);
        into.add("deciding", position.isPending(seat));
        into.add("own turn", position.course.turn == seat);
        into.add("first", position.course.first == seat);
        into.add("passed", position.course.hasPassed(seat));
        into.add("others passed", (double) others(position, seat) / position.seats);
        into.add("acting", position.course.step == Step.ACTIONS);
        for (int clan = 0; clan < CLAN.length; clan++) {
            into.add(CLAN[clan], position.holdings.clan[seat] == clan);
        }
    }

    private static int others(NorthgardState position, int seat) {
        return Integer.bitCount(position.course.passed & ~(1 << seat));
    }

    private static void writeStores(NorthgardState position, int seat, FeatureRow into) {
        into.add("glory", Scoring.total(position, seat) / 40.0);
        for (Resource resource : Resource.values()) {
            into.add(STOCK[resource.ordinal()], position.holdings.stock(seat, resource) / 6.0);
        }
        into.add("units", position.onMap(seat) / 10.0);
        into.add("reserve", position.holdings.reserve[seat] / 10.0);
        into.add("hunger", Appraisal.hunger(position, seat, 0) > 0);
        into.add("hunger of two more", Appraisal.hunger(position, seat, 2) > 0);
        int units = Math.min(Components.UNITS, position.onMap(seat));
        int wood = position.holdings.stock(seat, Resource.WOOD) - Components.WINTER_WOOD[units];
        into.add("wood for winter", Math.clamp(wood, -4, 4) / 4.0);
        into.add("upgrades", Integer.bitCount(position.holdings.upgrades[seat]) / 2.0);
    }

    private static void writeCards(NorthgardState position, int seat, FeatureRow into) {
        Zone hand = position.decks.hand;
        double worth = 0;
        double best = 0;
        int quick = 0;
        for (int i = 0; i < hand.size(seat); i++) {
            int card = hand.card(seat, i);
            worth += Appraisal.card(card);
            best = Math.max(best, Appraisal.card(card));
            quick += Cards.FLASH[card] ? 1 : 0;
        }
        into.add("hand", hand.size(seat) / 5.0);
        into.add("hand's worth", worth / 8);
        into.add("best card", best / 3);
        into.add("quick cards", quick / 2.0);
        into.add("active", position.decks.active.size(seat) / 5.0);
        into.add("drawable", position.decks.drawable(seat) / 10.0);
        into.add("unrest", position.decks.count(seat, Cards.UNREST) / 3.0);
        into.add("deck's glory", position.decks.glory(seat) / 10.0);
        into.add("deck's worth", deck(position, seat) / 20);
    }

    /** What the cards of a seat, wherever they lie, are worth together. */
    private static double deck(NorthgardState position, int seat) {
        return (worth(position.decks.draw, seat) + worth(position.decks.hand, seat)
                + worth(position.decks.active, seat) + worth(position.decks.discard, seat)) / 100.0;
    }

    /** In hundredths: a sum of whole numbers does not tell in which order the cards lie. */
    private static long worth(Zone zone, int seat) {
        long worth = 0;
        for (int i = 0; i < zone.size(seat); i++) {
            worth += Math.round(100 * Appraisal.card(zone.card(seat, i)));
        }
        return worth;
    }

    private static void writeRivals(NorthgardState position, int seat, FeatureRow into) {
        double glory = 0;
        int units = 0;
        int stock = 0;
        int dominant = 0;
        int hand = 0;
        double deck = 0;
        for (int other = 0; other < position.seats; other++) {
            if (position.layout.isEnemy(seat, other)) {
                glory = Math.max(glory, Scoring.total(position, other));
                units = Math.max(units, position.onMap(other));
                stock = Math.max(stock, position.holdings.stock(other));
                dominant = Math.max(dominant, Scoring.dominant(position, other));
                hand = Math.max(hand, position.course.hasPassed(other) ? 0 : position.decks.hand.size(other));
                deck = Math.max(deck, deck(position, other));
            }
        }
        into.add("glory ahead", (Scoring.total(position, seat) - glory) / 20);
        into.add("units ahead", (position.onMap(seat) - units) / 10.0);
        into.add("stock ahead", (position.holdings.stock(seat) - stock) / 10.0);
        into.add("rivals' dominance", dominant / 3.0);
        into.add("rivals' hand", hand / 5.0);
        into.add("deck ahead", (deck(position, seat) - deck) / 10);
    }
}

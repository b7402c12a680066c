package althing.jorvik.advice;

import althing.engine.FeatureRow;
import althing.engine.Features;
import althing.engine.Position;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Kind;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/** What a net learns from: coins, cards, cubes and vikings in line, and how the rivals stand. Nothing of it is hidden. */
final class JorvikFeatures implements Features {

    private static final int FIRST_MERCHANT = Components.first(Kind.MERCHANT);
    private static final int FIRST_ORACLE = Components.first(Kind.ORACLE);
    private static final int FIRST_FEAST = Components.first(Kind.FEAST);
    private static final int FIRST_JOURNEY = Components.first(Kind.JOURNEY);
    private static final int FIRST_SKALD = Components.first(Kind.SKALD);
    private static final String[] OWNED = FeatureRow.named("card",
            Components.ALL.subList(FIRST_SKALD, Components.FIRST_ATTACK).stream().map(card -> card.id()).toArray());
    private static final String[] AT_HAND = FeatureRow.named("at hand", Good.values());

    @Override
    public double progress(Position position) {
        Town town = (Town) position;
        double step = (double) town.step.ordinal() / Step.OVER.ordinal();
        return (town.round - 1 + step) / town.variant.rounds;
    }

    @Override
    public void write(Position position, int seat, FeatureRow into) {
        Town town = (Town) position;
        writeTable(town, seat, into);
        writeRivals(town, seat, into);
        writeArtisans(town, seat, into);
        writeCards(town, seat, into);
        writeCubes(town, seat, into);
    }

    private void writeTable(Town town, int seat, FeatureRow into) {
        into.add("progress", progress(town));
        into.add("two seats", town.seats == 2);
        into.add("four seats and more", town.seats >= 4);
        into.add("rounds", town.variant.rounds / 10.0);
        into.add("deciding", town.isPending(seat));
        into.add("first", town.start == seat);
        into.add("loading", town.step == Step.LOADING);
        into.add("buying", town.step.isWithin(Step.QUEUES, Step.ROW));
        into.add("queueing", town.step == Step.DEMAND);
        into.add("coins", town.coins[seat] / 10.0);
        into.add("coins ahead of use", town.coins[seat] / 4.0 / (1 + Math.max(0, Appraisal.roundsLeft(town))));
        into.add("points", town.points(seat) / 40.0);
        boolean inLine = town.step.isWithin(Step.DEMAND, Step.PURCHASE_WINDOW);
        into.add("queues", inLine ? SpotProspects.all(town, seat) / 10 : 0);
    }

    private static void writeRivals(Town town, int seat, FeatureRow into) {
        int points = Integer.MIN_VALUE;
        int coins = Integer.MIN_VALUE;
        int strongest = Integer.MIN_VALUE;
        int weakest = Integer.MAX_VALUE;
        for (int other = 0; other < town.seats; other++) {
            if (other != seat) {
                points = Math.max(points, town.points(other));
                coins = Math.max(coins, town.coins[other]);
                strongest = Math.max(strongest, Appraisal.strength(town, other));
                weakest = Math.min(weakest, Appraisal.strength(town, other));
            }
        }
        int strength = Appraisal.strength(town, seat);
        into.add("points ahead", (town.points(seat) - points) / 20.0);
        into.add("coins ahead", (town.coins[seat] - coins) / 10.0);
        into.add("strength", strength / 8.0);
        into.add("above the strongest", (strength - strongest) / 5.0);
        into.add("above the weakest", (strength - weakest) / 5.0);
        into.add("attacks", AttackProspects.prospect(town, seat, strength) / 5);
        into.add("losses", AttackProspects.losses(town, seat, strength) / 5);
    }

    private static void writeArtisans(Town town, int seat, FeatureRow into) {
        int complete = 0;
        int open = 0;
        int lacking = 0;
        int dear = 0;
        double hoped = 0;
        for (int artisan = 0; artisan < Components.ARTISANS; artisan++) {
            if (town.owns(seat, artisan)) {
                int missing = Goods.total(town.lacking(artisan));
                complete += missing == 0 ? Components.POINTS[artisan] : 0;
                open += missing == 0 ? 0 : 1;
                lacking += missing;
                dear += missing == 0 ? 0 : Components.POINTS[artisan];
                hoped += missing == 0 ? 0 : Appraisal.artisan(town, seat, artisan);
            }
        }
        into.add("complete artisans", complete / 20.0);
        into.add("open artisans", open / 3.0);
        into.add("open artisans' points", dear / 20.0);
        into.add("open artisans' hope", hoped / 20.0);
        into.add("cubes lacking", lacking / 6.0);
    }

    private static void writeCards(Town town, int seat, FeatureRow into) {
        into.add("merchants", Appraisal.count(town, seat, FIRST_MERCHANT, FIRST_ORACLE) / 2.0);
        into.add("oracles", Appraisal.count(town, seat, FIRST_ORACLE, Components.FIRST_SHIP) / 2.0);
        into.add("ships", Appraisal.count(town, seat, Components.FIRST_SHIP, Components.LAST_SHIP) / 4.0);
        into.add("warriors", Appraisal.count(town, seat, Components.FIRST_WARRIOR, Components.LAST_WARRIOR) / 4.0);
        int feasts = Appraisal.count(town, seat, FIRST_FEAST, FIRST_JOURNEY);
        into.add("feasts", feasts / 3.0);
        into.add("feasts' points", Components.feastPoints(feasts) / 10.0);
        int journeys = 0;
        for (int card = FIRST_JOURNEY; card < FIRST_SKALD; card++) {
            journeys += town.owns(seat, card) ? Components.POINTS[card] : 0;
        }
        into.add("journeys", Appraisal.count(town, seat, FIRST_JOURNEY, FIRST_SKALD) / 3.0);
        into.add("journeys' points", journeys / 15.0);
        for (int card = FIRST_SKALD; card < Components.FIRST_ATTACK; card++) {
            into.add(OWNED[card - FIRST_SKALD], town.owns(seat, card));
        }
    }

    private static void writeCubes(Town town, int seat, FeatureRow into) {
        int atHand = Appraisal.atHand(town, seat);
        for (int good = 0; good < AT_HAND.length; good++) {
            into.add(AT_HAND[good], Goods.count(atHand, good) / 2.0);
        }
        into.add("stored", Goods.total(town.stored[seat]) / 3.0);
        into.add("room", (town.storageSpaces(seat) - Goods.total(town.stored[seat])) / 3.0);
    }
}

package althing.northgard.advice;

import althing.northgard.box.Action;
import althing.northgard.box.Building;
import althing.northgard.box.Buildings;
import althing.northgard.box.Cards;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Step;
import althing.northgard.year.Scoring;
import althing.northgard.year.Gains;
import althing.northgard.year.Year;

/** What territories, buildings, cards and resources are worth to a seat, in glory it may expect. The weights are set by hand. */
public final class Appraisal {

    private static final double RESOURCE = 0.34;
    private static final double[] CARD = new double[Cards.COUNT];

    static {
        for (int card = 0; card < Cards.COUNT; card++) {
            CARD[card] = Cards.FLASH[card] ? 0.5 : 0;
            for (Action action : Cards.ACTIONS[card]) {
                CARD[card] += action(action);
            }
        }
        CARD[Cards.UNREST] = -0.5;
    }

    private Appraisal() {
    }

    /** How good it is to play a card once. */
    private static double action(Action action) {
        return switch (action.kind()) {
            case RECRUIT -> 0.7 * Math.max(action.n(), 2) - 0.3;
            case BUILD -> 1.3 + 0.4 * action.discount();
            case MOVE -> 0.3 + 0.3 * action.n() + 0.4 * action.points();
            case EXPLORE -> 1.7 + 0.4 * action.n();
            case DRAW -> 0.6 * (action.n() - action.discard() - action.top()) + 0.1 * action.n();
            case COLLECT -> 0.35 * action.n();
            case CHOICE -> 2.2 * action.n();
            case ANNEX -> 2.6;
            case RAID, PLUNDER, CAPTURE -> 1.3;
            case BRIBE, SPY, RAPACIOUS, COPY_NEIGHBOUR, COPY_SCORCHED, REPLAY -> 1;
            case COUNTER -> 0;
            default -> 0.5;
        };
    }

    public static double card(int card) {
        return CARD[card];
    }

    /** What a card is worth in the deck from now on: its glory and the times it may still be played. */
    public static double inDeck(NorthgardState position, int seat, int card) {
        if (Cards.isAchievement(card)) {
            return Scoring.achievement(position, seat, card);
        }
        return Cards.GLORY[card] + 0.35 * CARD[card] * Math.max(0, harvests(position) - 1);
    }

    /** The Harvests still to come, this year's included. */
    public static int harvests(NorthgardState position) {
        boolean passed = position.course.step.compareTo(Step.HARVEST) > 0;
        return position.course.step == Step.OVER ? 0 : position.layout.years - position.course.year + (passed ? 0 : 1);
    }

    public static double resource(NorthgardState position) {
        return harvests(position) > 1 ? 0.5 : RESOURCE;
    }

    /** What controlling a territory brings until the end. */
    public static double territory(NorthgardState position, int there) {
        int harvests = harvests(position);
        int icons = position.land.estate.icons(there, 0) + position.land.estate.icons(there, 1)
                + position.land.estate.icons(there, 2);
        double yearly = Year.glory(position, there) + 0.42 * icons;
        double worth = yearly * harvests + 0.15 * position.land.estate.emptySites(there, false)
                + 0.5 * position.land.estate.emptySites(there, true);
        if (!position.land.isClosed(there)) {
            worth += harvests * 0.3 * position.land.extent(there) / (1.0 + position.land.openSides(there));
        }
        return worth + 0.3;
    }

    /** What a new building brings to who controls its territory. */
    public static double building(NorthgardState position, int seat, int there, int kind) {
        int harvests = harvests(position);
        double worth = 0.55 * harvests;
        if (kind == Building.ALTAR_OF_KINGS.ordinal()) {
            worth = 3.0 * harvests;
        } else if (kind == Building.FORGE.ordinal()) {
            worth = 1.2 * (harvests - 1);
        } else if (kind == Building.FORTRESS.ordinal() || kind == Building.DEFENSE_TOWER.ordinal()) {
            worth = 0.8;
        } else if (kind == Building.TRAINING_CAMP.ordinal()) {
            worth = 0.7 * harvests * (position.holdings.reserve[seat] > 3 ? 1 : 0.3);
        }
        boolean rules = Buildings.isLarge(kind) && position.land.isClosed(there)
                && !position.land.estate.hasLarge(there)
                && !position.layout.longGame;
        return worth + (rules ? domination(Scoring.dominant(position, seat) + 1) : 0);
    }

    /** The prospect of a victory by domination with so many fitting territories. */
    public static double domination(int territories) {
        return territories >= Components.DOMINATION
                ? 30
                : territories == Components.DOMINATION - 1 ? 6 : 1.5 * territories;
    }

    /** The chance of an attack of so many points against so many, a die on each side. */
    public static double chance(double attack, double defence) {
        return 1 / (1 + StrictMath.exp(-(attack - defence - 0.4) * 0.9));
    }

    /** What Winter will miss of food with so many more units. */
    public static double hunger(NorthgardState position, int seat, int more) {
        int units = Math.min(Components.UNITS, position.onMap(seat) + more);
        int income = 0;
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            income += Gains.yields(position, own, Resource.FOOD.ordinal());
        }
        boolean harvested = position.course.step.compareTo(Step.HARVEST) >= 0;
        int food = position.holdings.stock(seat, Resource.FOOD) + (harvested ? 0 : income);
        boolean short1 = food < Components.WINTER_FOOD[units];
        boolean short2 = position.holdings.stock(seat, Resource.WOOD) < Components.WINTER_WOOD[units];
        return short1 || short2 ? 5.5 : 0;
    }
}

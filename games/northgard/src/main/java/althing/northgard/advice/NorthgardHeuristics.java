package althing.northgard.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import althing.engine.Features;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Part;
import althing.engine.Position;
import althing.engine.Setup;
import althing.northgard.cards.PlayedCard;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.As;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Attack;
import althing.northgard.NorthgardMove.Build;
import althing.northgard.NorthgardMove.Feed;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Offer;
import althing.northgard.NorthgardMove.Place;
import althing.northgard.NorthgardMove.Replace;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.NorthgardMove.TakeClan;
import althing.northgard.NorthgardMove.Target;
import althing.northgard.NorthgardMove.Under;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.NorthgardMove.WithResource;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Buildings;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.cards.Intrigue;
import althing.northgard.combat.Challenges;
import althing.northgard.combat.Muster;
import althing.northgard.state.Fight;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.northgard.year.Scoring;

/** What Northgard knows about playing well. */
public final class NorthgardHeuristics implements Heuristics {

    public static final NorthgardHeuristics INSTANCE = new NorthgardHeuristics();

    private final Optional<Features> features = Optional.of(new NorthgardFeatures());

    private NorthgardHeuristics() {
    }

    @Override
    public Optional<Features> features() {
        return features;
    }

    @Override
    public double spread(Setup setup) {
        return 12;
    }

    /** About a turn of everybody: a card pays only when all its decisions are made, and answered. */
    @Override
    public int horizon(Setup setup) {
        return 20;
    }

    @Override
    public double value(Position position, int seat) {
        NorthgardState northgard = (NorthgardState) position;
        double own = alone(northgard, seat);
        return northgard.layout.teams ? own + alone(northgard, northgard.layout.partner(seat)) : own;
    }

    /** What a seat's own things are worth; in a team, the partner's are one part more. */
    private static List<Part> parts(NorthgardState position, int seat) {
        double glory = Scoring.total(position, seat);
        List<Part> parts = new ArrayList<>(List.of(Part.of("part.glory", glory)));
        if (position.course.step != Step.OVER && position.holdings.clan[seat] >= 0) {
            parts.add(Part.of("part.territories", territories(position, seat)));
            parts.add(Part.of("part.units", 0.25 * position.onMap(seat)));
            parts.add(Part.of("part.winter", -Appraisal.hunger(position, seat, 0) * 0.7));
            parts.add(Part.of("part.resources", resources(position, seat)));
        }
        double own = parts.stream().mapToDouble(Part::points).sum();
        parts.add(Part.of("part.domination", alone(position, seat) - own));
        if (position.layout.teams) {
            parts.add(Part.of("part.partner", alone(position, position.layout.partner(seat))));
        }
        return parts;
    }

    private static double territories(NorthgardState position, int seat) {
        double value = 0;
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            value += Appraisal.territory(position, own) * (0.75 + 0.25 * Math.min(1, position.figures(own) / 3.0));
        }
        return value;
    }

    private static double resources(NorthgardState position, int seat) {
        return (Appraisal.resource(position) - 1.0 / Components.RESOURCES_PER_GLORY) * position.holdings.stock(seat);
    }

    private static double alone(NorthgardState position, int seat) {
        double value = Scoring.total(position, seat);
        if (position.course.step == Step.OVER) {
            return value + ((position.holdings.dominators >> seat & 1) != 0 ? 100 : 0);
        }
        if (position.holdings.clan[seat] < 0) {
            return value;
        }
        value += territories(position, seat);
        value += 0.25 * position.onMap(seat) - Appraisal.hunger(position, seat, 0) * 0.7;
        value += (Appraisal.resource(position) - 1.0 / Components.RESOURCES_PER_GLORY) * position.holdings.stock(seat);
        return position.layout.longGame
                ? value
                : value + Appraisal.domination(Scoring.dominant(position, seat)) * 0.8;
    }

    @Override
    public List<Part> parts(Position position, int seat) {
        return parts((NorthgardState) position, seat);
    }

    @Override
    public double worth(Position position, int seat, Move move) {
        return worth((NorthgardState) position, seat, (NorthgardMove) move);
    }

    private static double worth(NorthgardState position, int seat, NorthgardMove move) {
        return switch (move) {
            case TakeClan _ -> 0;
            case Place place -> Prospects.place(position, seat, place);
            case WithCard with -> Prospects.card(position, seat, with);
            case At at -> Prospects.at(position, seat, at);
            case March march -> Prospects.march(position, seat, march);
            case Send send -> Prospects.send(position, seat, send);
            case Build build -> Appraisal.building(position, seat, position.land.of(build.region()),
                    build.building().ordinal()) - 0.45 * Buildings.COST[build.building().ordinal()];
            case Replace replace -> replace(position, seat, replace);
            case Attack attack -> attack(position, attack.creature());
            case Feed feed -> feed(position, feed.food());
            case Target target -> 0.1 * Scoring.total(position, target.seat());
            case WithResource with -> resource(position, seat, with);
            case Offer _ -> -0.1;
            case Under _ -> 0;
            case As as -> as(as);
            case Word word -> word(position, seat, word);
        };
    }

    private static double replace(NorthgardState position, int seat, Replace replace) {
        int there = position.land.of(replace.region());
        return Appraisal.building(position, seat, there, replace.now().ordinal())
                - Appraisal.building(position, seat, there, replace.old().ordinal());
    }

    private static double attack(NorthgardState position, int creature) {
        int there = position.land.of(position.beasts.at[creature]);
        double chance = Appraisal.chance(position.figures(there) + Challenges.points(position),
                Bestiary.COMBAT[creature]);
        return chance * (Bestiary.GLORY[creature] + 1) - (1 - chance) * 0.8 - 0.6;
    }

    /** Food is worth its points where the totals are close. */
    private static double feed(NorthgardState position, int food) {
        Fight fight = position.fight;
        int side = Muster.eater(position);
        double lead = fight.total(side) - fight.total(1 - side) + food + (side == Fight.DEFENDER ? 0.4 : -0.4);
        return 5 / (1 + StrictMath.exp(-lead * 0.9)) - 0.55 * food;
    }

    private static double resource(NorthgardState position, int seat, WithResource with) {
        int stock = position.holdings.stock(seat, with.resource());
        return switch (with.deal()) {
            case PAY -> 0.05 * stock - (with.resource() == Resource.FOOD ? Appraisal.hunger(position, seat, 0) : 0);
            case GAIN -> with.resource() == Resource.LORE ? 0.4 : 0.5;
            case TRADE -> with.resource() == Resource.FOOD && stock <= 1
                    ? Appraisal.hunger(position, seat, 0) - 1.5
                    : -0.7;
        };
    }

    private static double as(As as) {
        return switch (as.kind()) {
            case EXPLORE -> 2.2;
            case BUILD -> 1.9;
            case RECRUIT -> 0.9;
            default -> 0.5;
        };
    }

    private static double word(NorthgardState position, int seat, Word word) {
        return switch (word) {
            case COUNTER -> Appraisal.card(PlayedCard.card(position)) > 2 ? 0.5 : -0.5;
            case LOSE_KAIJA, REFUSE -> -0.5;
            case POINT -> point(position);
            case YIELD -> -Appraisal.card(Intrigue.picked(position));
            case BUY_OFF -> -1;
            case DRAW -> 0.9;
            case DECLINE -> position.asked() == Question.SECOND_CHANCE || position.asked() == Question.LAND ? -5 : 0;
            case PASS -> Prospects.pass(position, seat);
            case REDRAW -> 0.8;
            default -> 0;
        };
    }

    /** A casualty is better when it decides the combat, a point when the totals are close. */
    private static double point(NorthgardState position) {
        Fight fight = position.fight;
        int side = Muster.thrower(position);
        boolean kills = fight.inflicts[side] + 1 >= fight.units[1 - side];
        int lead = fight.total(side) - fight.total(1 - side);
        return kills ? -1 : lead >= -2 && lead <= 1 ? 0.5 : -0.2;
    }
}

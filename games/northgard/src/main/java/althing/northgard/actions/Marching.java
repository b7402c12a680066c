package althing.northgard.actions;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Acts;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.box.Vocabulary;
import althing.northgard.combat.Challenges;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Names;
import althing.northgard.year.Gains;

/** Move actions up to their combats (NOR-10, NOR-19.5, NOR-22). */
public final class Marching {

    public static final Frame MOVE = new Frame(Question.MOVE);
    private static final Frame.Field ACTION = MOVE.word("action", Acts.NAMES);
    private static final Frame.Field LEFT = MOVE.number("left", 0, Components.UNITS);
    /** The partner's territory that units pass through and must leave (NOR-19.5). */
    private static final Frame.Field PASSING = MOVE.wordOrNone("passing", Vocabulary.REGIONS);

    private Marching() {
    }

    public static void begin(NorthgardState position, int seat, int act) {
        position.land.visitor = seat;
        position.beasts.declared = 0;
        position.agenda.push(MOVE, seat);
        ACTION.set(position.agenda, act);
        LEFT.set(position.agenda, Acts.ACTIONS[act].n());
        PASSING.set(position.agenda, Tiles.NONE);
    }

    private static int entry(NorthgardState position) {
        return position.agenda.nearest(MOVE);
    }

    /** The moves that are left. */
    public static int left(NorthgardState position) {
        return LEFT.at(position.agenda, entry(position));
    }

    /** The partner's territory that must be left first, or {@link Tiles#NONE}. */
    public static int passing(NorthgardState position) {
        return PASSING.at(position.agenda, entry(position));
    }

    public static boolean is(NorthgardState position, Trait trait) {
        return Acts.is(ACTION.at(position.agenda, entry(position)), trait);
    }

    /** The attacker's bonus. */
    public static int points(NorthgardState position) {
        return Acts.ACTIONS[ACTION.at(position.agenda, entry(position))].points();
    }

    public static void end(NorthgardState position, int seat) {
        int act = ACTION.of(position.agenda);
        position.agenda.pop();
        Challenges.begin(position, seat, act);
    }

    /** A company goes its way, which uses up moves. */
    public static void go(NorthgardState position, int seat, int from, int to, Send send) {
        LEFT.set(position.agenda, LEFT.of(position.agenda) - Ways.costOfWay(position, from, to));
        if (send.kaija() && is(position, Trait.KAIJA_COLLECTS)) {
            kaijaCollects(position, seat, from);
        }
        transfer(position, seat, from, to, send);
        int passing = PASSING.of(position.agenda);
        boolean stays = passing != Tiles.NONE && position.visitors(passing) > 0;
        PASSING.set(position.agenda, position.isPartner(seat, to) ? to : stays ? passing : Tiles.NONE);
    }

    /** All food and wood shown where Kaija leaves (NOR-27.27). */
    private static void kaijaCollects(NorthgardState position, int seat, int from) {
        Gains.collect(position, seat, Resource.FOOD, position.land.estate.icons(from, Resource.FOOD.ordinal()));
        Gains.collect(position, seat, Resource.WOOD, position.land.estate.icons(from, Resource.WOOD.ordinal()));
    }

    public static void transfer(NorthgardState position, int seat, int from, int to, Send send) {
        leave(position, seat, from, send.units());
        boolean visits = !position.controls(seat, to) && (!position.isNeutral(to) || position.isHaunted(to));
        if (send.kaija()) {
            position.kaijaAt = to;
            position.kaijaVisits = visits;
        }
        if (visits) {
            position.land.visit(to, send.units());
        } else {
            arrive(position, seat, to, send.units());
        }
        if (position.controls(seat, from)) {
            position.vacate(from);
        }
        if (position.isHeard()) {
            position.tell("log.move", "seat", Phrase.seat(seat), "units", send.units(), "kaija",
                    Names.yesNo(send.kaija()), "from", Names.territory(from), "to", Names.territory(to));
        }
    }

    private static void leave(NorthgardState position, int seat, int from, int units) {
        if (position.controls(seat, from)) {
            position.land.add(from, -units);
        } else {
            position.land.visit(from, -units);
        }
    }

    /** Units come home or to neutral land; a Valkyrie that stands there must be fought (NOR-23.2). */
    private static void arrive(NorthgardState position, int seat, int to, int units) {
        position.land.add(to, units);
        position.land.own(to, seat);
        if (position.isHaunted(to)) {
            position.beasts.declared |= Integer.lowestOneBit(position.creatures(to, Bestiary.VALKYRIES));
        }
    }
}

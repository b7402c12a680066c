package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.box.Action.Kind;
import althing.northgard.box.Acts;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.box.Vocabulary;
import althing.northgard.combat.Casualties;
import althing.northgard.state.RegionSet;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Names;
import althing.northgard.year.Gains;

import static althing.engine.Why.must;

/** Cards that remove enemy units: Raiding Party, Plunder, Capture (NOR-27.17). */
public final class Raids {

    public static final Frame STRIKE = new Frame(Question.STRIKE);
    private static final Frame.Field STRIKING = STRIKE.word("action", Acts.NAMES);
    public static final Frame AFTER_STRIKE = new Frame(Question.AFTER_STRIKE);
    private static final Frame.Field STRUCK = AFTER_STRIKE.word("action", Acts.NAMES);
    private static final Frame.Field STRUCK_AT = AFTER_STRIKE.word("at", Vocabulary.REGIONS);
    public static final Frame GAIN = new Frame(Question.GAIN);
    private static final Frame.Field GAINED_AT = GAIN.word("at", Vocabulary.REGIONS);
    public static final Frame ADD = new Frame(Question.ADD);

    private Raids() {
    }

    /** The territory that a resource is taken from. */
    public static int gainedAt(NorthgardState position) {
        return GAINED_AT.of(position.agenda);
    }

    /** The action that strikes. */
    public static Kind striking(NorthgardState position) {
        return Acts.ACTIONS[STRIKING.of(position.agenda)].kind();
    }

    public static boolean canStrike(NorthgardState position, int seat, Kind kind) {
        position.scratch().clear();
        listTargets(position, seat, kind, position.scratch());
        return !position.scratch().isEmpty();
    }

    public static void begin(NorthgardState position, int seat, int act) {
        if (canStrike(position, seat, Acts.ACTIONS[act].kind())) {
            position.agenda.push(STRIKE, seat);
            STRIKING.set(position.agenda, act);
        }
    }

    public static void listTargets(NorthgardState position, int seat, Kind kind, MoveList into) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (isTarget(position, seat, kind, there, null)) {
                into.add(Moves.at(Deed.STRIKE, there));
            }
        }
    }

    public static boolean isTarget(NorthgardState position, int seat, Kind kind, int there, @Nullable Why why) {
        return must(why, position.isEnemy(seat, there), "NOR-27.17", "refusal.no-enemy")
                && must(why, kind == Kind.RAID || isBesideOwn(position, seat, there), "NOR-27.17",
                        "refusal.not-beside-own");
    }

    public static boolean isBesideOwn(NorthgardState position, int seat, int there) {
        position.land.look(there);
        long low = position.land.nearLow;
        long high = position.land.nearHigh;
        for (int other = RegionSet.first(low, high, 0); other >= 0; other = RegionSet.first(low, high, other + 1)) {
            if (position.controls(seat, other)) {
                return true;
            }
        }
        return false;
    }

    public static void strike(NorthgardState position, int seat, int there) {
        int act = STRIKING.of(position.agenda);
        position.agenda.pop();
        position.agenda.push(AFTER_STRIKE, seat);
        STRUCK.set(position.agenda, act);
        STRUCK_AT.set(position.agenda, there);
        Casualties.loseOne(position, there);
    }

    /** What the striker gets once the unit is gone. */
    public static void afterStrike(NorthgardState position) {
        int seat = position.agenda.seat();
        int act = STRUCK.of(position.agenda);
        int there = STRUCK_AT.of(position.agenda);
        position.agenda.pop();
        switch (Acts.ACTIONS[act].kind()) {
            case PLUNDER -> Drawing.drawCards(position, seat, 1);
            case CAPTURE -> {
                if (position.holdings.reserve[seat] > 0 && position.land.heldFrom(seat, 0) != Tiles.NONE) {
                    position.agenda.push(ADD, seat);
                }
            }
            default -> collect(position, seat, there);
        }
    }

    private static void collect(NorthgardState position, int seat, int there) {
        int kinds = 0;
        int only = 0;
        for (int resource = 0; resource < Resource.KINDS; resource++) {
            if (position.land.estate.icons(there, resource) > 0) {
                kinds++;
                only = resource;
            }
        }
        if (kinds == 1) {
            Gains.collect(position, seat, Resource.values()[only], 1);
        } else if (kinds > 1) {
            position.agenda.push(GAIN, seat);
            GAINED_AT.set(position.agenda, there);
        }
    }

    public static void add(NorthgardState position, int seat, int territory) {
        position.add(seat, territory, 1);
        if (position.isHeard()) {
            position.tell("log.recruit", "seat", Phrase.seat(seat), "territory", Names.territory(territory), "kaija",
                    Names.yesNo(false));
        }
    }
}

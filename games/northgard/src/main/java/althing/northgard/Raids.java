package althing.northgard;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.Action.Kind;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deal;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.WithResource;

/** Cards that remove or move enemy units: Raiding Party, Plunder, Capture, Bribery (NOR-27.16, NOR-27.17). */
final class Raids {

    static final Frame STRIKE = new Frame(Question.STRIKE);
    private static final Frame.Field STRIKING = STRIKE.word("action", Acts.NAMES);
    static final Frame AFTER_STRIKE = new Frame(Question.AFTER_STRIKE);
    private static final Frame.Field STRUCK = AFTER_STRIKE.word("action", Acts.NAMES);
    private static final Frame.Field STRUCK_AT = AFTER_STRIKE.word("at", Vocabulary.REGIONS);
    static final Frame GAIN = new Frame(Question.GAIN);
    private static final Frame.Field GAINED_AT = GAIN.word("at", Vocabulary.REGIONS);
    static final Frame ADD = new Frame(Question.ADD);
    static final Frame BRIBE = new Frame(Question.BRIBE);
    private static final Frame.Field BRIBING = BRIBE.word("action", Acts.NAMES);

    private Raids() {
    }

    /** The territory that a resource is taken from. */
    static int gainedAt(NorthgardPosition position) {
        return GAINED_AT.of(position.agenda);
    }

    /** The action that strikes. */
    static Kind striking(NorthgardPosition position) {
        return Acts.ACTIONS[STRIKING.of(position.agenda)].kind();
    }

    /** How many units may be moved away. */
    static int mostBribed(NorthgardPosition position) {
        return Acts.ACTIONS[BRIBING.at(position.agenda, position.agenda.nearest(BRIBE))].n();
    }

    static boolean canStrike(NorthgardPosition position, int seat, Kind kind) {
        position.scratch.clear();
        listTargets(position, seat, kind, position.scratch);
        return !position.scratch.isEmpty();
    }

    static void begin(NorthgardPosition position, int seat, int act) {
        if (canStrike(position, seat, Acts.ACTIONS[act].kind())) {
            position.agenda.push(STRIKE, seat);
            STRIKING.set(position.agenda, act);
        }
    }

    private static void listTargets(NorthgardPosition position, int seat, Kind kind, MoveList into) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (position.isEnemy(seat, there) && (kind == Kind.RAID || isBesideOwn(position, seat, there))) {
                into.add(Moves.at(Deed.STRIKE, there));
            }
        }
    }

    private static boolean isBesideOwn(NorthgardPosition position, int seat, int there) {
        position.land.look(there);
        long low = position.land.nearLow;
        long high = position.land.nearHigh;
        for (int other = Land.first(low, high, 0); other >= 0; other = Land.first(low, high, other + 1)) {
            if (position.controls(seat, other)) {
                return true;
            }
        }
        return false;
    }

    static boolean canBribe(NorthgardPosition position, int seat) {
        position.scratch.clear();
        listBribes(position, seat, position.scratch);
        return !position.scratch.isEmpty();
    }

    static void beginBribe(NorthgardPosition position, int seat, int act) {
        if (canBribe(position, seat)) {
            position.agenda.push(BRIBE, seat);
            BRIBING.set(position.agenda, act);
        }
    }

    private static void listBribes(NorthgardPosition position, int seat, MoveList into) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (!position.isEnemy(seat, there) || position.land.units[there] == 0) {
                continue;
            }
            int owner = position.land.owner[there];
            position.land.look(there);
            long low = position.land.nearLow;
            long high = position.land.nearHigh;
            for (int goal = Land.first(low, high, 0); goal >= 0; goal = Land.first(low, high, goal + 1)) {
                if (!position.isHaunted(goal) && !position.isPartner(owner, goal)) {
                    into.add(Moves.march(there, goal));
                }
            }
        }
    }

    static void list(NorthgardPosition position, int seat, MoveList into) {
        switch (position.asked()) {
            case STRIKE -> listTargets(position, seat, striking(position), into);
            case BRIBE -> listBribes(position, seat, into);
            case GAIN -> {
                for (int resource = 0; resource < Resource.KINDS; resource++) {
                    if (position.land.estate.icons(gainedAt(position), resource) > 0) {
                        into.add(Moves.resource(Deal.GAIN, resource));
                    }
                }
            }
            default -> {
                for (int own = position.controlledFrom(seat, 0); own >= 0; own = position.controlledFrom(seat,
                        own + 1)) {
                    into.add(Moves.at(Deed.ADD, own));
                }
            }
        }
    }

    static void play(NorthgardPosition position, int seat, NorthgardMove move) {
        switch (move) {
            case At at when at.deed() == Deed.STRIKE -> strike(position, seat, at.region());
            case At at -> {
                position.agenda.pop();
                add(position, seat, at.region());
            }
            case March march -> Companies.ask(position, seat, march.from(), march.to());
            case WithResource with -> {
                position.agenda.pop();
                Gains.collect(position, seat, with.resource(), 1);
            }
            default -> throw new IllegalStateException(move.code());
        }
    }

    private static void strike(NorthgardPosition position, int seat, int there) {
        int act = STRIKING.of(position.agenda);
        position.agenda.pop();
        position.agenda.push(AFTER_STRIKE, seat);
        STRUCK.set(position.agenda, act);
        STRUCK_AT.set(position.agenda, there);
        Casualties.loseOne(position, there);
    }

    /** What the striker gets once the unit is gone. */
    static void afterStrike(NorthgardPosition position) {
        int seat = position.agenda.seat();
        int act = STRUCK.of(position.agenda);
        int there = STRUCK_AT.of(position.agenda);
        position.agenda.pop();
        switch (Acts.ACTIONS[act].kind()) {
            case PLUNDER -> Intrigue.drawCards(position, seat, 1);
            case CAPTURE -> {
                if (position.holdings.reserve[seat] > 0 && position.controlledFrom(seat, 0) != Tiles.NONE) {
                    position.agenda.push(ADD, seat);
                }
            }
            default -> collect(position, seat, there);
        }
    }

    private static void collect(NorthgardPosition position, int seat, int there) {
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

    private static void add(NorthgardPosition position, int seat, int territory) {
        position.add(seat, territory, 1);
        if (position.isHeard()) {
            position.tell("log.recruit", "seat", Phrase.seat(seat), "territory", Wording.territory(territory), "kaija",
                    Wording.yesNo(false));
        }
    }

    /** Enemy units go over; if others stand there they attack them without a bonus (NOR-27.16). */
    static void bribe(NorthgardPosition position, int seat, int from, int goal, int units) {
        int act = BRIBING.of(position.agenda);
        position.agenda.pop();
        Land land = position.land;
        int owner = land.owner[from];
        land.units[from] -= (byte) units;
        position.vacate(from);
        if (position.isHeard()) {
            position.tell("log.bribe", "seat", Phrase.seat(seat), "other", Phrase.seat(owner), "units", units, "from",
                    Wording.territory(from), "to", Wording.territory(goal));
        }
        if (position.isNeutral(goal) || position.controls(owner, goal)) {
            land.units[goal] += (byte) units;
            land.owner[goal] = (byte) owner;
        } else {
            land.visitors[goal] += (byte) units;
            land.visitor = owner;
            position.beasts.declared = 0;
            Combat.push(position, owner, act);
        }
    }
}

package althing.northgard;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.Action.Kind;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deal;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.WithResource;
import althing.northgard.NorthgardView.Decision;

/** Cards that remove or move enemy units: Raiding Party, Plunder, Capture, Bribery (NOR-27.16, NOR-27.17). */
final class Raids {

    private Raids() {
    }

    static boolean canStrike(NorthgardPosition position, int seat, Kind kind) {
        position.scratch.clear();
        listTargets(position, seat, kind, position.scratch);
        return !position.scratch.isEmpty();
    }

    static void begin(NorthgardPosition position, int seat, int number) {
        position.action.acting = number;
        if (canStrike(position, seat, Effects.action(number).kind())) {
            position.ask(Decision.STRIKE, seat);
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

    static void beginBribe(NorthgardPosition position, int seat, int number) {
        position.action.acting = number;
        if (canBribe(position, seat)) {
            position.ask(Decision.BRIBE, seat);
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
            case STRIKE -> listTargets(position, seat, Effects.action(position.action.acting).kind(), into);
            case BRIBE -> listBribes(position, seat, into);
            case GAIN -> {
                for (int resource = 0; resource < Resource.KINDS; resource++) {
                    if (position.land.estate.icons(position.action.from, resource) > 0) {
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
        position.agenda.pop();
        switch (move) {
            case At at when at.deed() == Deed.STRIKE -> {
                position.action.from = at.region();
                position.task(Task.AFTER_STRIKE, seat, 0);
                Casualties.loseOne(position, at.region());
            }
            case At at -> add(position, seat, at.region());
            case March march -> {
                position.action.from = march.from();
                position.action.to = march.to();
                Companies.ask(position, seat, Companies.BRIBING);
            }
            case WithResource with -> Gains.collect(position, seat, with.resource(), 1);
            default -> {
            }
        }
    }

    /** What the striker gets once the unit is gone. */
    static void afterStrike(NorthgardPosition position, int seat) {
        switch (Effects.action(position.action.acting).kind()) {
            case PLUNDER -> Intrigue.drawCards(position, seat, 1);
            case CAPTURE -> {
                if (position.holdings.reserve[seat] > 0 && position.controlledFrom(seat, 0) != Tiles.NONE) {
                    position.ask(Decision.ADD, seat);
                }
            }
            default -> collect(position, seat);
        }
    }

    private static void collect(NorthgardPosition position, int seat) {
        int kinds = 0;
        int only = 0;
        for (int resource = 0; resource < Resource.KINDS; resource++) {
            if (position.land.estate.icons(position.action.from, resource) > 0) {
                kinds++;
                only = resource;
            }
        }
        if (kinds == 1) {
            Gains.collect(position, seat, Resource.values()[only], 1);
        } else if (kinds > 1) {
            position.ask(Decision.GAIN, seat);
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
    static void bribe(NorthgardPosition position, int seat, int units) {
        Land land = position.land;
        int owner = land.owner[position.action.from];
        int goal = position.action.to;
        land.units[position.action.from] -= (byte) units;
        position.vacate(position.action.from);
        if (position.isHeard()) {
            position.tell("log.bribe", "seat", Phrase.seat(seat), "other", Phrase.seat(owner), "units", units, "from",
                    Wording.territory(position.action.from), "to", Wording.territory(goal));
        }
        if (position.isNeutral(goal) || position.controls(owner, goal)) {
            land.units[goal] += (byte) units;
            land.owner[goal] = (byte) owner;
        } else {
            land.visitors[goal] += (byte) units;
            position.action.visitor = owner;
            position.action.points = 0;
            position.action.traits = 0;
            position.beasts.declared = 0;
            position.task(Task.FIGHTS, owner, 0);
        }
    }
}

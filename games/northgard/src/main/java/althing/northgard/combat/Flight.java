package althing.northgard.combat;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.actions.Companies;
import althing.northgard.box.Action;
import althing.northgard.state.Fight;
import althing.northgard.state.Land;
import althing.northgard.state.RegionSet;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

import static althing.engine.Why.must;

/** Where figures go that leave a combat: to an adjacent territory that is neutral or theirs (NOR-13.11, NOR-13.12, NOR-27.9). */
public abstract class Flight extends NorthgardDecision {

    private final Deed deed;

    public Flight(String rule, Deed deed) {
        super(rule);
        this.deed = deed;
    }

    /** Whose figures go. */
    public abstract int owner(Fight fight);

    /** Whether they cross any border, also a hard one. */
    public abstract boolean isAnyBorder(Fight fight);

    /** Lists the territories to go to. */
    public final void listGoals(NorthgardState position, MoveList into) {
        Fight fight = position.fight;
        position.land.look(fight.at);
        boolean any = isAnyBorder(fight);
        long low = any ? position.land.nearLow : position.land.regularLow;
        long high = any ? position.land.nearHigh : position.land.regularHigh;
        for (int there = RegionSet.first(low, high, 0); there >= 0; there = RegionSet.first(low, high, there + 1)) {
            if (isRefuge(position, there, null)) {
                into.add(Moves.at(deed, there));
            }
        }
    }

    private boolean isRefuge(NorthgardState position, int there, @Nullable Why why) {
        return must(why, !Combat.isPending(position, there), rule(), "refusal.combat-there")
                && must(why, !position.isHaunted(there), "NOR-22.3", "refusal.valkyrie")
                && must(why, position.isNeutral(there) || position.controls(owner(position.fight), there), rule(),
                        "refusal.occupied");
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return (move instanceof At at && at.deed() == deed)
                ? isTerritory(position, seat, at, why)
                        && must(why, isWay(position, at.region()), rule(), "refusal.no-way")
                        && isRefuge(position, at.region(), why)
                : notNow(position, seat, why);
    }

    private boolean isWay(NorthgardState position, int there) {
        Land land = position.land;
        land.look(position.fight.at);
        return isAnyBorder(position.fight)
                ? RegionSet.contains(land.nearLow, land.nearHigh, there)
                : RegionSet.contains(land.regularLow, land.regularHigh, there);
    }

    /** Whether a defending unit is pushed away, and where to (NOR-27.9). */
    public static final class Pushing extends Flight {

        public static final Pushing DECISION = new Pushing();

        private Pushing() {
            super("NOR-27.9", Deed.PUSH);
        }

        @Override
        public int owner(Fight fight) {
            return fight.seat[Fight.DEFENDER];
        }

        @Override
        public boolean isAnyBorder(Fight fight) {
            return true;
        }

        @Override
        public void list(NorthgardState position, int seat, MoveList into) {
            listGoals(position, into);
            into.add(Word.DECLINE);
        }

        @Override
        public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
            return move == Word.DECLINE || super.allows(position, seat, move, why);
        }

        @Override
        public void play(NorthgardState position, int seat, NorthgardMove move) {
            position.agenda.pop();
            if (move instanceof At at) {
                Combat.pushTo(position, at.region());
            }
        }
    }

    /** Where those retreat who lost (NOR-13.11 to NOR-13.13). */
    public static final class Retreating extends Flight {

        public static final Retreating DECISION = new Retreating();

        private Retreating() {
            super("NOR-13.11", Deed.RETREAT);
        }

        @Override
        public int owner(Fight fight) {
            return fight.fleeingSeat;
        }

        /** Wolf Clan's own retreats know no hard border (NOR-27.13). */
        @Override
        public boolean isAnyBorder(Fight fight) {
            return fight.is(Action.Trait.IGNORE_HARD) && fight.fleeingSeat == fight.seat[Fight.ATTACKER];
        }

        @Override
        public boolean settles(NorthgardState position, int seat) {
            return Retreat.settles(position);
        }

        @Override
        public void list(NorthgardState position, int seat, MoveList into) {
            listGoals(position, into);
        }

        @Override
        public void play(NorthgardState position, int seat, NorthgardMove move) {
            Companies.ask(position, seat, position.fight.at, ((At) move).region());
        }

        @Override
        public Phrase prompt(NorthgardState position, int seat) {
            Fight fight = position.fight;
            return Phrase.of(key(position), "units", fight.fleeing + (fight.fleeingKaija ? 1 : 0), "territory",
                    Names.territory(fight.at));
        }
    }
}

package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.box.Acts;
import althing.northgard.combat.Combat;
import althing.northgard.march.Company;
import althing.northgard.march.Sender;
import althing.northgard.march.Sending;
import althing.northgard.state.Land;
import althing.northgard.state.Names;
import althing.northgard.state.Question;
import althing.northgard.state.RegionSet;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;

import static althing.engine.Why.must;

/** Which enemy units to move away, and where to (NOR-27.16). */
public final class Bribing extends NorthgardDecision implements Sender {

    public static final Frame BRIBE = new Frame(Question.BRIBE);
    private static final Frame.Field ACTION = BRIBE.word("action", Acts.NAMES);
    private static final Bribing DECISION = new Bribing();

    public Bribing() {
        super("NOR-27.16");
    }

    public static boolean isPossible(NorthgardState position, int seat) {
        position.scratch().clear();
        DECISION.list(position, seat, position.scratch());
        return !position.scratch().isEmpty();
    }

    public static void begin(NorthgardState position, int seat, int act) {
        if (isPossible(position, seat)) {
            position.agenda.push(BRIBE, seat);
            ACTION.set(position.agenda, act);
        }
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (!canBeBribed(position, seat, there, null)) {
                continue;
            }
            position.land.look(there);
            long low = position.land.nearLow;
            long high = position.land.nearHigh;
            for (int goal = RegionSet.first(low, high, 0); goal >= 0; goal = RegionSet.first(low, high, goal + 1)) {
                if (isGoal(position, there, goal, null)) {
                    into.add(Moves.march(there, goal));
                }
            }
        }
    }

    private static boolean canBeBribed(NorthgardState position, int seat, int there, @Nullable Why why) {
        return must(why, position.isEnemy(seat, there), "NOR-27.16", "refusal.no-enemy")
                && must(why, position.land.units(there) > 0, "NOR-27.16", "refusal.kaija-stays");
    }

    private static boolean isGoal(NorthgardState position, int from, int goal, @Nullable Why why) {
        return must(why, !position.isHaunted(goal), "NOR-27.16", "refusal.valkyrie")
                && must(why, !position.isPartner(position.land.owner(from), goal), "NOR-19.5",
                        "refusal.partner-there");
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return move instanceof March march
                ? isTerritory(position, march.from(), why) && isTerritory(position, march.to(), why)
                        && canBeBribed(position, seat, march.from(), why)
                        && must(why, position.land.isNear(march.from(), march.to()), "NOR-27.16", "refusal.no-way")
                        && isGoal(position, march.from(), march.to(), why)
                : notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        March march = (March) move;
        Sending.ask(position, seat, this, march.from(), march.to());
    }

    @Override
    public void listCompanies(NorthgardState position, int seat, int from, int to, MoveList into) {
        Company.listAmong(most(position, from), false, into);
    }

    @Override
    public boolean maySend(NorthgardState position, int seat, int from, int to, Send send, @Nullable Why why) {
        return must(why, !send.kaija(), "NOR-27.16", "refusal.kaija-stays")
                && Company.areThere(send, most(position, from), false, why);
    }

    /** How many units may go at most. */
    private static int most(NorthgardState position, int from) {
        int bribed = Acts.ACTIONS[ACTION.at(position.agenda, position.agenda.nearest(BRIBE))].n();
        return Math.min(bribed, position.land.units(from));
    }

    /** Enemy units go over; if others stand there they attack them without a bonus (NOR-27.16). */
    @Override
    public void send(NorthgardState position, int seat, int from, int to, Send send) {
        int units = send.units();
        int act = ACTION.of(position.agenda);
        position.agenda.pop();
        Land land = position.land;
        int owner = land.owner(from);
        land.add(from, -units);
        position.vacate(from);
        if (position.isHeard()) {
            position.tell("log.bribe", "seat", Phrase.seat(seat), "other", Phrase.seat(owner), "units", units, "from",
                    Names.territory(from), "to", Names.territory(to));
        }
        if (position.isNeutral(to) || position.controls(owner, to)) {
            land.add(to, units);
            land.own(to, owner);
        } else {
            land.visit(to, units);
            land.visitor = owner;
            position.beasts.declared = 0;
            Combat.push(position, owner, act);
        }
    }
}

package althing.northgard.combat;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.actions.RecruitAction;
import althing.northgard.march.Company;
import althing.northgard.march.Sender;
import althing.northgard.march.Sending;
import althing.northgard.state.Question;
import althing.northgard.box.Action;
import althing.northgard.state.Fight;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

/** Where those retreat who lost (NOR-13.11, NOR-13.12). */
public final class Retreat extends Flight implements Sender {

    public static final Frame RETREAT = new Frame(Question.RETREAT);

    public Retreat() {
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

    /** Asks those who lost, if anybody is left of them. */
    static void ask(NorthgardState position) {
        if (isFleeing(position.fight)) {
            position.agenda.push(RETREAT, position.fight.fleeingSeat);
        }
    }

    private static boolean isFleeing(Fight fight) {
        return fight.fleeing > 0 || fight.fleeingKaija;
    }

    /** Finds a place for those who still flee: by choice if there are several, or back to the reserve if there is none. */
    @Override
    public boolean settles(NorthgardState position, int seat) {
        Fight fight = position.fight;
        if (!isFleeing(fight)) {
            position.agenda.pop();
            return true;
        }
        position.scratch().clear();
        listGoals(position, position.scratch());
        if (position.scratch().isEmpty()) {
            disband(position, fight);
        } else if (position.scratch().size() == 1) {
            go(position, ((At) position.scratch().get(0)).region(), fight.fleeing, fight.fleeingKaija);
        }
        return position.scratch().size() <= 1;
    }

    /** Without a refuge they are removed to the reserve (NOR-13.12). */
    private static void disband(NorthgardState position, Fight fight) {
        if (position.isHeard()) {
            position.tell("log.disband", "seat", Phrase.seat(fight.fleeingSeat));
        }
        position.holdings.reserve[fight.fleeingSeat] += (byte) fight.fleeing;
        fight.fleeing = 0;
        fight.fleeingKaija = false;
    }

    private static void go(NorthgardState position, int there, int units, boolean kaija) {
        Fight fight = position.fight;
        fight.fleeing -= units;
        position.land.add(there, units);
        position.land.own(there, fight.fleeingSeat);
        RecruitAction.followRetreat(position, there);
        if (kaija) {
            fight.fleeingKaija = false;
            position.kaijaAt = there;
            position.kaijaVisits = false;
        }
        if (position.isHeard()) {
            position.tell("log.retreat", "seat", Phrase.seat(fight.fleeingSeat), "units", units, "kaija",
                    Names.yesNo(kaija), "territory", Names.territory(there));
        }
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        listGoals(position, into);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        Sending.ask(position, seat, this, position.fight.at, ((At) move).region());
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        Fight fight = position.fight;
        return Phrase.of(key(position), "units", fight.fleeing + (fight.fleeingKaija ? 1 : 0), "territory",
                Names.territory(fight.at));
    }

    @Override
    public void listCompanies(NorthgardState position, int seat, int from, int to, MoveList into) {
        Company.listAmong(position.fight.fleeing, position.fight.fleeingKaija, into);
    }

    @Override
    public boolean maySend(NorthgardState position, int seat, int from, int to, Send send, @Nullable Why why) {
        return Company.areThere(send, position.fight.fleeing, position.fight.fleeingKaija, why);
    }

    @Override
    public void send(NorthgardState position, int seat, int from, int to, Send send) {
        go(position, to, send.units(), send.kaija());
    }
}

package althing.northgard.actions;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.box.Clan;
import althing.northgard.box.Tiles;
import althing.northgard.box.Vocabulary;
import althing.northgard.cards.Raids;
import althing.northgard.combat.Retreat;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;

/**
 * How many units go, and whether Kaija goes with them, wherever figures are sent (NOR-10.2, NOR-18.2, NOR-19.5). It is
 * asked on top of the decision that sends them: a move, a pull, a bribe or a retreat.
 */
public final class Companies {

    public static final Frame SEND = new Frame(Question.SEND);
    private static final Frame.Field FROM = SEND.word("from", Vocabulary.REGIONS);
    private static final Frame.Field TO = SEND.word("to", Vocabulary.REGIONS);

    private Companies() {
    }

    public static int from(NorthgardState position) {
        return FROM.of(position.agenda);
    }

    public static int to(NorthgardState position) {
        return TO.of(position.agenda);
    }

    /** What the units are sent for. */
    public static Question purpose(NorthgardState position) {
        return position.asked(position.agenda.below(position.agenda.top()));
    }

    /** Asks how many figures go; a single possibility is taken at once. */
    public static void ask(NorthgardState position, int seat, int from, int to) {
        position.scratch().clear();
        list(position, seat, position.asked(), from, to, position.scratch());
        if (position.scratch().size() == 1) {
            send(position, seat, from, to, (Send) position.scratch().get(0));
        } else {
            position.agenda.push(SEND, seat);
            FROM.set(position.agenda, from);
            TO.set(position.agenda, to);
        }
    }

    public static void list(NorthgardState position, int seat, Question purpose, int from, int to,
            MoveList into) {
        switch (purpose) {
            case PULL -> {
                if (position.land.units(from) > 0) {
                    into.add(Moves.SEND[0][1]);
                }
                if (position.isKaijaHome(from)) {
                    into.add(Moves.SEND[1][0]);
                }
            }
            case BRIBE -> {
                int most = Math.min(Raids.mostBribed(position), position.land.units(from));
                for (int units = 1; units <= most; units++) {
                    into.add(Moves.SEND[0][units]);
                }
            }
            case RETREAT -> among(position.fight.fleeing, position.fight.fleeingKaija, into);
            default -> listMoving(position, seat, from, to, into);
        }
    }

    private static void among(int units, boolean kaija, MoveList into) {
        for (int i = 1; i <= units; i++) {
            into.add(Moves.SEND[0][i]);
        }
        for (int i = 0; kaija && i <= units; i++) {
            into.add(Moves.SEND[1][i]);
        }
    }

    private static void listMoving(NorthgardState position, int seat, int from, int to, MoveList into) {
        int units = Ways.movable(position, seat, from);
        boolean kaija = isKaijaAt(position, seat, from) && (position.course.awake || !position.isEnemy(seat, to));
        if (Marching.passing(position) == Tiles.NONE && !position.isPartner(seat, to)) {
            among(units, kaija, into);
            return;
        }
        for (int i = 0; i <= units; i++) {
            for (int with = 0; with <= (kaija ? 1 : 0); with++) {
                if (i + with > 0 && canGoOn(position, seat, with == 1, from, to)
                        && mayBeLeft(position, seat, i, with == 1, from, to)) {
                    into.add(Moves.SEND[with][i]);
                }
            }
        }
    }

    /** Whether Kaija is a figure of the seat in a territory. */
    public static boolean isKaijaAt(NorthgardState position, int seat, int there) {
        return position.land.of(position.kaijaAt) == there && position.holdings.isClan(seat, Clan.BEAR);
    }

    private static int rest(NorthgardState position, int from, int to) {
        return Marching.left(position) - Ways.costOfWay(position, from, to);
    }

    /** Whether those who come to a partner's territory can leave it again (NOR-19.5). */
    public static boolean canGoOn(NorthgardState position, int seat, boolean kaija, int from, int to) {
        return !position.isPartner(seat, to) || Ways.canLeave(position, seat, to, rest(position, from, to), kaija);
    }

    /** Whether nobody stays behind in a partner's territory who could not leave it later (NOR-19.5). */
    public static boolean mayBeLeft(NorthgardState position, int seat, int units, boolean kaija, int from, int to) {
        boolean kaijaStays = isKaijaAt(position, seat, from) && !kaija;
        return Marching.passing(position) == Tiles.NONE
                || (units == Ways.movable(position, seat, from) && !kaijaStays)
                || (!position.isPartner(seat, to)
                        && Ways.canLeave(position, seat, from, rest(position, from, to), kaijaStays));
    }

    public static void send(NorthgardState position, int seat, int from, int to, Send send) {
        switch (position.asked()) {
            case PULL -> {
                position.agenda.pop();
                Marching.transfer(position, seat, from, to, send);
            }
            case BRIBE -> Raids.bribe(position, seat, from, to, send.units());
            case RETREAT -> Retreat.go(position, to, send.units(), send.kaija());
            default -> Marching.go(position, seat, from, to, send);
        }
    }
}

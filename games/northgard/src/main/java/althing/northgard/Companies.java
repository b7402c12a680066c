package althing.northgard;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.northgard.NorthgardMove.Send;

/**
 * How many units go, and whether Kaija goes with them, wherever figures are sent (NOR-10.2, NOR-18.2, NOR-19.5). It is
 * asked on top of the decision that sends them: a move, a pull, a bribe or a retreat.
 */
final class Companies {

    static final Frame SEND = new Frame(Question.SEND);
    private static final Frame.Field FROM = SEND.word("from", Vocabulary.REGIONS);
    private static final Frame.Field TO = SEND.word("to", Vocabulary.REGIONS);

    private Companies() {
    }

    static int from(NorthgardPosition position) {
        return FROM.of(position.agenda);
    }

    static int to(NorthgardPosition position) {
        return TO.of(position.agenda);
    }

    /** What the units are sent for. */
    static Question purpose(NorthgardPosition position) {
        return position.asked(position.agenda.below(position.agenda.top()));
    }

    /** Asks how many figures go; a single possibility is taken at once. */
    static void ask(NorthgardPosition position, int seat, int from, int to) {
        position.scratch.clear();
        list(position, seat, position.asked(), from, to, position.scratch);
        if (position.scratch.size() == 1) {
            send(position, seat, from, to, (Send) position.scratch.get(0));
        } else {
            position.agenda.push(SEND, seat);
            FROM.set(position.agenda, from);
            TO.set(position.agenda, to);
        }
    }

    static void list(NorthgardPosition position, int seat, MoveList into) {
        list(position, seat, purpose(position), from(position), to(position), into);
    }

    private static void list(NorthgardPosition position, int seat, Question purpose, int from, int to,
            MoveList into) {
        switch (purpose) {
            case PULL -> {
                if (position.land.units[from] > 0) {
                    into.add(Moves.SEND[0][1]);
                }
                if (position.isKaijaHome(from)) {
                    into.add(Moves.SEND[1][0]);
                }
            }
            case BRIBE -> {
                int most = Math.min(Raids.mostBribed(position), position.land.units[from]);
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

    private static void listMoving(NorthgardPosition position, int seat, int from, int to, MoveList into) {
        int units = Ways.movable(position, seat, from);
        boolean there = position.land.of(position.kaijaAt) == from && position.holdings.isClan(seat, Clan.BEAR);
        boolean kaija = there && (position.course.awake || !position.isEnemy(seat, to));
        boolean partner = position.isPartner(seat, to);
        boolean passes = Marching.passing(position) != Tiles.NONE;
        if (!passes && !partner) {
            among(units, kaija, into);
            return;
        }
        int rest = Marching.left(position) - Ways.costOfWay(position, from, to);
        for (int i = 0; i <= units; i++) {
            for (int with = 0; with <= (kaija ? 1 : 0); with++) {
                boolean splits = i < units || there && with == 0;
                boolean arrives = !partner || Ways.canLeave(position, seat, to, rest, with == 1);
                boolean leaves = !passes || !splits
                        || !partner && Ways.canLeave(position, seat, from, rest, there && with == 0);
                if (i + with > 0 && arrives && leaves) {
                    into.add(Moves.SEND[with][i]);
                }
            }
        }
    }

    static void play(NorthgardPosition position, int seat, Send send) {
        int from = from(position);
        int to = to(position);
        position.agenda.pop();
        send(position, seat, from, to, send);
    }

    private static void send(NorthgardPosition position, int seat, int from, int to, Send send) {
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

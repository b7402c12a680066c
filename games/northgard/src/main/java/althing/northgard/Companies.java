package althing.northgard;

import althing.engine.MoveList;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.NorthgardView.Decision;

/** How many units go, and whether Kaija goes with them, wherever figures are sent (NOR-10.2, NOR-18.2, NOR-19.5). */
final class Companies {

    /** What a number of units is asked for. */
    static final int MOVING = 0;
    static final int PULLING = 1;
    static final int BRIBING = 2;
    static final int RETREATING = 3;

    private Companies() {
    }

    /** Asks how many figures go; a single possibility is taken at once. */
    static void ask(NorthgardPosition position, int seat, int purpose) {
        position.scratch.clear();
        list(position, seat, purpose, position.scratch);
        if (position.scratch.size() == 1) {
            send(position, seat, purpose, (Send) position.scratch.get(0));
        } else {
            position.ask(Decision.SEND, seat, purpose);
        }
    }

    static void list(NorthgardPosition position, int seat, int purpose, MoveList into) {
        switch (purpose) {
            case PULLING -> {
                if (position.land.units[position.action.from] > 0) {
                    into.add(Moves.SEND[0][1]);
                }
                if (position.isKaijaHome(position.action.from)) {
                    into.add(Moves.SEND[1][0]);
                }
            }
            case BRIBING -> {
                int most = Math.min(Effects.action(position.action.acting).n(),
                        position.land.units[position.action.from]);
                for (int units = 1; units <= most; units++) {
                    into.add(Moves.SEND[0][units]);
                }
            }
            case RETREATING -> among(position.fight.fleeing, position.fight.fleeingKaija, into);
            default -> listMoving(position, seat, into);
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

    private static void listMoving(NorthgardPosition position, int seat, MoveList into) {
        int units = Ways.movable(position, seat, position.action.from);
        boolean there = position.land.of(position.kaijaAt) == position.action.from
                && position.holdings.isClan(seat, Clan.BEAR);
        boolean kaija = there && (position.course.awake || !position.isEnemy(seat, position.action.to));
        boolean partner = position.isPartner(seat, position.action.to);
        if (position.action.passing == Tiles.NONE && !partner) {
            among(units, kaija, into);
            return;
        }
        int rest = position.action.left - Ways.costOfWay(position);
        for (int i = 0; i <= units; i++) {
            for (int with = 0; with <= (kaija ? 1 : 0); with++) {
                boolean splits = i < units || there && with == 0;
                boolean arrives = !partner || Ways.canLeave(position, seat, position.action.to, rest, with == 1);
                boolean leaves = position.action.passing == Tiles.NONE || !splits
                        || !partner && Ways.canLeave(position, seat, position.action.from, rest, there && with == 0);
                if (i + with > 0 && arrives && leaves) {
                    into.add(Moves.SEND[with][i]);
                }
            }
        }
    }

    static void play(NorthgardPosition position, int seat, Send send) {
        int purpose = position.agenda.number();
        position.agenda.pop();
        send(position, seat, purpose, send);
    }

    private static void send(NorthgardPosition position, int seat, int purpose, Send send) {
        switch (purpose) {
            case BRIBING -> Raids.bribe(position, seat, send.units());
            case RETREATING -> Retreat.go(position, send.units(), send.kaija());
            case PULLING -> Marching.transfer(position, seat, send);
            default -> Marching.go(position, seat, send);
        }
    }
}

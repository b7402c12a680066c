package althing.northgard.march;

import java.util.ArrayList;
import java.util.List;

import althing.engine.MoveList;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.combat.Odds;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;

/**
 * A way into land that an enemy holds, before it is gone, with the odds of the combat that it leads to (NOR-13.1): for a march
 * with all who can go, for a company with those who are sent. All of it lies open on the table.
 */
public record Foray(NorthgardMove move, int territory, Odds odds) {

    /** The forays among the moves of the Move action that is asked about; none where something else is asked. */
    public static List<Foray> all(NorthgardState position) {
        if (position.isOver() || !isMoving(position)) {
            return List.of();
        }
        int seat = position.agenda.seat();
        MoveList moves = new MoveList();
        position.decision(position.agenda.top()).list(position, seat, moves);
        List<Foray> forays = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            add((NorthgardMove) moves.get(i), position, seat, forays);
        }
        return forays;
    }

    private static boolean isMoving(NorthgardState position) {
        return position.asked() == Question.MOVE
                || (position.asked() == Question.SEND && Sending.purpose(position) == Question.MOVE);
    }

    private static void add(NorthgardMove move, NorthgardState position, int seat, List<Foray> into) {
        switch (move) {
            case March march -> add(move, position, seat, march.to(), Company.movable(position, seat, march.from()),
                    Company.isKaijaAt(position, seat, march.from())
                            && Passage.isKaijaBrave(position, seat, march.to()),
                    into);
            case Send send -> add(move, position, seat, Sending.to(position), send.units(), send.kaija(), into);
            default -> {
            }
        }
    }

    private static void add(NorthgardMove move, NorthgardState position, int seat, int there, int units, boolean kaija,
            List<Foray> into) {
        if (position.isEnemy(seat, there)) {
            into.add(new Foray(move, there,
                    Odds.of(position, seat, MoveAction.action(position), there, units, kaija)));
        }
    }
}

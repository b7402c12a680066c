package althing.northgard.notation;

import althing.northgard.NorthgardPosition;
import althing.northgard.box.Action.Kind;
import althing.northgard.box.Clan;
import althing.northgard.cards.Intrigue;
import althing.northgard.state.Fight;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;

/** Checks of whom an entry of the agenda asks something. */
public final class SeatCheck extends AskedEntry {

    public SeatCheck(NorthgardPosition position, int entry) {
        super(position, entry);
    }

    public boolean isAsked() {
        return switch (question) {
            case CLAN -> seat == position.course.cursor - 1;
            case FIRST_TILES, SETTLE, SETTLE_GROUP, TRADE, SECOND_CHANCE -> isNext();
            case LAND -> below() < 0 ? isNext() : seat == position.course.turn;
            case COUNTER -> position.layout.isEnemy(seat, position.course.turn);
            case FIGHT -> seat == 0;
            case PUSH, AXES -> seat == position.fight.seat[Fight.ATTACKER];
            case FOOD, DIE -> seat == position.fight.seat[about("side")];
            case LOSS -> seat == (about("side") >= 0
                    ? position.fight.seat[about("side")]
                    : about("at") >= 0 ? position.land.owner(about("at")) : NorthgardState.NOBODY);
            case RETREAT -> seat == position.fight.fleeingSeat;
            case SEND -> seat == agenda.seat(below());
            case STALK -> seat == position.course.first;
            case SCORCHED_HARVEST -> position.holdings.isClan(seat, Clan.SNAKE);
            case OFFER -> position.layout.teams && seat == position.layout.partner(agenda.seat(below()));
            case DISCARD -> isCursed();
            case RANSOM -> isVictim(seat) && about("picker") == position.course.turn;
            case PAY -> isPaying();
            case COMBAT -> action().kind() == Kind.MOVE
                    ? seat == position.course.turn
                    : position.layout.isEnemy(seat, position.course.turn);
            default -> seat == position.course.turn;
        };
    }

    /** Whether the step has come to this seat. */
    private boolean isNext() {
        return position.course.cursor > 0 && seat == position.clockwise(position.course.cursor - 1);
    }

    private boolean isCursed() {
        int places = Intrigue.cursedPlaces(position, below());
        return seat == (position.course.turn + places - 1) % position.seats && isVictim(seat);
    }

    private boolean isPaying() {
        boolean ransom = about("payee") >= 0;
        boolean trades = position.asked(below()) == Question.TRADE;
        return ransom
                ? about("payee") == position.course.turn && position.layout.isEnemy(seat, position.course.turn)
                : seat == (trades ? agenda.seat(below()) : position.course.turn);
    }
}

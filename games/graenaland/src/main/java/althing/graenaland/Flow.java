package althing.graenaland;

import althing.engine.MoveList;
import althing.graenaland.GraenalandMove.Enter;
import althing.graenaland.GraenalandMove.Found;
import althing.graenaland.GraenalandMove.Give;
import althing.graenaland.GraenalandMove.Keep;
import althing.graenaland.GraenalandMove.Lay;
import althing.graenaland.GraenalandMove.PayToll;
import althing.graenaland.GraenalandMove.Word;

/** Which phase lists and plays the decision that is asked. */
final class Flow {

    private Flow() {
    }

    static void list(GraenalandPosition position, int seat, MoveList into) {
        switch (position.asked) {
            case MAP_TILE -> MapMaking.list(position, into);
            case MAP_VOTE -> MapMaking.listAnswers(into);
            case FOUND -> Founding.list(position, seat, into);
            case DISPLACE -> Founding.listWays(position, seat, into);
            case KEEP_CARD -> VictoryChoice.list(position, seat, into);
            case ORDER -> Orders.list(position, seat, into);
            case ENTER -> Arrivals.list(into);
            case PROPOSE -> Sharing.list(position, seat, into);
            case ASSIGN -> Sharing.listRecipients(position, into);
            case VOTE -> Voting.list(position, seat, into);
            case DECLARE -> Declaring.list(position, seat, into);
            case BUILD -> Construction.list(position, seat, into);
            case PAY -> Payment.list(position, seat, into);
            case TOLL -> Tolls.list(position, seat, into);
            case BRING_HERO -> Callings.list(into);
            case APPEAL -> JointWorks.listAppeal(position, seat, into);
            case PLEDGE -> JointWorks.listPledges(position, seat, into);
            case JOINT_PAY -> JointWorks.listDecision(position, seat, into);
            case PERMITTED -> {
                Construction.listBuilds(position, seat, into);
                into.add(Word.DECLINE);
            }
        }
    }

    static void play(GraenalandPosition position, int seat, GraenalandMove move) {
        switch (position.asked) {
            case MAP_TILE -> MapMaking.play(position, (Lay) move);
            case MAP_VOTE -> MapMaking.answer(position, seat, move);
            case FOUND -> Founding.play(position, seat, (Found) move);
            case DISPLACE -> Founding.playWay(position, seat, move);
            case KEEP_CARD -> VictoryChoice.play(position, seat, (Keep) move);
            case ORDER -> Orders.play(position, seat, move);
            case ENTER -> Arrivals.play(position, seat, (Enter) move);
            case PROPOSE -> Sharing.play(position, seat, move);
            case ASSIGN -> Sharing.play(position, (Give) move);
            case VOTE -> Voting.play(position, seat, move);
            case DECLARE -> Declaring.play(position, seat, move);
            case BUILD, PERMITTED -> Construction.play(position, seat, move);
            case PAY -> Payment.play(position, seat, move);
            case TOLL -> Tolls.play(position, (PayToll) move);
            case BRING_HERO -> Callings.play(position, seat, move);
            case APPEAL -> JointWorks.playAppeal(position, seat, move);
            case PLEDGE -> JointWorks.playPledge(position, seat, move);
            case JOINT_PAY -> JointWorks.playDecision(position, move);
        }
    }
}

package althing.graenaland;

import java.util.Arrays;

import althing.graenaland.building.Callings;
import althing.graenaland.building.Permitted;
import althing.graenaland.building.Turn;
import althing.graenaland.building.JointPaying;
import althing.graenaland.building.JointWorks;
import althing.graenaland.building.Payment;
import althing.graenaland.building.Pledging;
import althing.graenaland.building.Tolls;
import althing.graenaland.ending.Declaring;
import althing.graenaland.moving.Arrivals;
import althing.graenaland.moving.Orders;
import althing.graenaland.sharing.Sharing;
import althing.graenaland.sharing.Voting;
import althing.graenaland.start.Founding;
import althing.graenaland.start.GivingWay;
import althing.graenaland.start.MapMaking;
import althing.graenaland.start.VictoryChoice;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.Question;

/** The table of contents: where each question of a position is answered. */
final class Contents {

    private static final GraenalandDecision[] DECISIONS = Arrays.stream(Question.values()).map(Contents::decision)
            .toArray(GraenalandDecision[]::new);

    private Contents() {
    }

    private static GraenalandDecision decision(Question question) {
        return switch (question) {
            case MAP_TILE -> new MapMaking.Laying();
            case MAP_VOTE -> new MapMaking.Accepting();
            case FOUND -> new Founding.Placing();
            case DISPLACE -> new GivingWay();
            case KEEP_CARD -> new VictoryChoice();
            case ORDER -> new Orders();
            case ENTER -> new Arrivals();
            case PROPOSE -> new Sharing.Proposing();
            case ASSIGN -> new Sharing.Assigning();
            case VOTE -> new Voting();
            case DECLARE -> new Declaring();
            case BUILD -> new Turn();
            case PAY -> new Payment();
            case TOLL -> new Tolls();
            case BRING_HERO -> new Callings();
            case APPEAL -> new JointWorks.Appealing();
            case PLEDGE -> new Pledging();
            case JOINT_PAY -> new JointPaying();
            case PERMITTED -> new Permitted();
        };
    }

    static GraenalandDecision at(Question question) {
        return DECISIONS[question.ordinal()];
    }
}

package althing.vikings;

import java.util.Arrays;

import althing.vikings.boatmen.Boatmen;
import althing.vikings.boatmen.Trip;
import althing.vikings.offer.Auction;
import althing.vikings.offer.Buying;
import althing.vikings.offer.Grouping;
import althing.vikings.offer.NextTurn;
import althing.vikings.offer.Removing;
import althing.vikings.offer.RoundEnd;
import althing.vikings.scoring.LargeScoring;
import althing.vikings.settling.Laying;
import althing.vikings.settling.Settling;
import althing.vikings.settling.Swapping;
import althing.vikings.settling.Taking;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsDecision;

/** The table of contents: where each question of a position is answered. */
final class Contents {

    private Contents() {
    }

    /** The decisions, each at the place of its question; with them the questions get their fields. */
    static VikingsDecision[] decisions() {
        return Arrays.stream(Question.values()).map(Contents::decision).toArray(VikingsDecision[]::new);
    }

    private static VikingsDecision decision(Question question) {
        return switch (question) {
            case BID -> new Auction();
            case REMOVE -> new Removing();
            case GROUP -> new Grouping();
            case BUY -> new Buying();
            case LAY -> new Laying();
            case SETTLE -> new Settling();
            case TAKE -> new Taking();
            case SWAP -> new Swapping();
            case BOATMEN -> new Boatmen();
            case TRIP -> new Trip();
            case NEXT_TURN -> new NextTurn();
            case SCORE -> new LargeScoring();
            case ROUND_END -> new RoundEnd();
        };
    }
}

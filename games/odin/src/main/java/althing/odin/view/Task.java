package althing.odin.view;

import java.util.Locale;
import althing.odin.course.OdinDecision;

/** What is asked, in the words of the page. */
public enum Task {
    TURN, WINDOW, LAY, CHOOSE, OFFER, MOUNTAIN, UPGRADE, OVERSEAS, SALE, FORGE, EXPLORE, EMIGRATE, REBUILD, BOATS,
    DICE, SPEND, BACK, FEAST, PLAY, BONUS, TUTOR, SETTLE, FOLLOW, INSTEAD, INSTEAD_UPGRADE, TURN_OVER, RAGE, STEWARD,
    MAID, COURIER, MORE, RECALL, RECALL_AGAIN, LATE, SPLIT, FISH, ORDER, FIRST_CARD;

    static Task of(OdinDecision asked) {
        return valueOf(asked.frame().name().toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}

package althing.jorvik.market;

import althing.jorvik.cards.Components;
import althing.jorvik.cards.Names;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;

/** At the end of Demand the cards that nobody wants leave the board (JOR-6.9, JOR-6.10). */
public final class Clearing {

    private Clearing() {
    }

    public static void clear(Town town) {
        for (int order = 0; order < town.variant.spaces; order++) {
            int space = town.variant.space(order);
            int card = town.spaces[space];
            if (card != Components.NONE && isUnwanted(town, space)) {
                town.spaces[space] = Components.NONE;
                town.box(card);
                if (town.isHeard()) {
                    town.tell("log.unwanted", "card", Names.card(card));
                }
            }
        }
        town.enter(Step.DEMAND_WINDOW);
    }

    /** Nobody stands in the queue, or nobody has reserved the card. */
    private static boolean isUnwanted(Town town, int space) {
        return space >= Components.SPACES || town.queues[space] == Vikings.NONE;
    }
}

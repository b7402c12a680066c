package althing.jorvik.market;

import althing.engine.Phrase;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Names;
import althing.jorvik.town.JorvikMove.Word;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;

/** The cards are sold queue by queue; whose viking is at the front decides (JOR-7). */
public final class QueueOffer extends Offer {

    public static final QueueOffer QUESTION = new QueueOffer();

    private QueueOffer() {
        super("JOR-7.2", "JOR-7.6", Word.PASS, Step.QUEUES);
    }

    /** Offers the card of the next queue; when there is none the row comes. */
    public static void next(Town town) {
        while (town.cursor < town.variant.columns) {
            int card = town.spaces[town.cursor];
            if (card != Components.NONE && town.queues[town.cursor] != Vikings.NONE) {
                QUESTION.ask(town, Vikings.seat(front(town)));
                return;
            }
            if (card != Components.NONE) {
                leaveUnsold(town, card);
            }
            town.cursor++;
        }
        town.enter(Step.ROW);
    }

    /** The last viking has passed too (JOR-7.7). */
    private static void leaveUnsold(Town town, int card) {
        town.spaces[town.cursor] = Components.NONE;
        town.box(card);
        if (town.isHeard()) {
            town.tell("log.unsold", "card", Names.card(card));
        }
    }

    private static int front(Town town) {
        return Vikings.at(town.queues[town.cursor], 0);
    }

    @Override
    public int card(Town town) {
        return town.spaces[town.cursor];
    }

    /** As many coins as vikings stand in the queue (JOR-7.2). */
    @Override
    public int price(Town town) {
        return Vikings.size(town.queues[town.cursor]);
    }

    /** All vikings of the queue go home (JOR-7.3). */
    @Override
    void clear(Town town) {
        int space = town.cursor;
        for (long queue = town.queues[space]; queue != Vikings.NONE; queue = Vikings.withoutFront(queue)) {
            town.takeOff(Vikings.at(queue, 0));
        }
        town.queues[space] = Vikings.NONE;
        town.spaces[space] = Components.NONE;
    }

    /** Only the front viking goes home (JOR-7.4). */
    @Override
    void leave(Town town, int seat) {
        town.takeOff(front(town));
        town.queues[town.cursor] = Vikings.withoutFront(town.queues[town.cursor]);
        if (town.isHeard()) {
            town.tell("log.pass", "seat", Phrase.seat(seat), "card", Names.card(card(town)));
        }
    }

    @Override
    public Phrase prompt(Town town, int seat) {
        return prompt(canTake(town, seat) ? "prompt.queue" : "prompt.queue-poor", town, seat);
    }

    @Override
    public boolean isTurnOf(Town town, int seat) {
        return town.cursor < town.variant.columns && Vikings.isLedBy(town.queues[town.cursor], seat);
    }
}

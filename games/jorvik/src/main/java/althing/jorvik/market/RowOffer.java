package althing.jorvik.market;

import althing.engine.Phrase;
import althing.jorvik.cards.Names;
import althing.jorvik.town.JorvikMove.Word;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;

/** The reserved cards are sold from the left; the owner of the viking on the card decides (JOR-8). */
public final class RowOffer extends Offer {

    public static final RowOffer QUESTION = new RowOffer();

    private RowOffer() {
        super("JOR-8.2", "JOR-8.6", Word.DECLINE, Step.ROW);
    }

    /** Offers the leftmost card; when there is none Purchase comes to its end (JOR-8.7). */
    public static void next(Town town) {
        if (town.rowCards == Vikings.NONE) {
            town.enter(Step.PURCHASE_WINDOW);
        } else {
            QUESTION.ask(town, Vikings.seat(Vikings.at(town.rowVikings, 0)));
        }
    }

    @Override
    public int card(Town town) {
        return Vikings.at(town.rowCards, 0) - 1;
    }

    /** As many coins as cards lie in the row (JOR-8.2). */
    @Override
    public int price(Town town) {
        return Vikings.size(town.rowCards);
    }

    /** The viking goes home and the card leaves the row (JOR-8.5). */
    @Override
    void clear(Town town) {
        town.takeOff(Vikings.at(town.rowVikings, 0));
        town.rowCards = Vikings.withoutFront(town.rowCards);
        town.rowVikings = Vikings.withoutFront(town.rowVikings);
    }

    /** Nobody else may buy the card (JOR-8.4). */
    @Override
    void leave(Town town, int seat) {
        int card = card(town);
        clear(town);
        town.box(card);
        if (town.isHeard()) {
            town.tell("log.decline", "seat", Phrase.seat(seat), "card", Names.card(card));
        }
    }

    @Override
    public Phrase prompt(Town town, int seat) {
        return prompt("prompt.reserved", town, seat);
    }

    @Override
    public boolean isTurnOf(Town town, int seat) {
        return town.cursor == 0 && Vikings.isLedBy(town.rowVikings, seat);
    }
}

package althing.jorvik.goods;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Names;
import althing.jorvik.town.JorvikRuling;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/** Income, moving cards and distributing goods, seat by seat (JOR-9). */
public final class Loading {

    private Loading() {
    }

    public static void nextSeat(Town town) {
        if (town.cursor == town.seats) {
            endRound(town);
            return;
        }
        int seat = town.clockwise(town.cursor++);
        boolean bought = moveCards(town, seat);
        earn(town, seat, bought);
        if (hasWork(town, seat)) {
            Unloading.QUESTION.ask(town, seat);
        } else {
            endTurn(town, seat);
        }
    }

    /** The marker goes to the left (JOR-3.2). */
    private static void endRound(Town town) {
        town.start = town.clockwise(1);
        town.round++;
        town.enter(Step.DELIVERY);
    }

    /** Empties the loading area but for the ships, whose cubes go to the quay (JOR-9.6); says whether it held a card. */
    private static boolean moveCards(Town town, int seat) {
        boolean bought = false;
        for (int card = 0; card < Components.FIRST_ATTACK; card++) {
            if (town.isLoading(seat, card)) {
                bought = true;
                moveCard(town, seat, card);
            }
        }
        return bought;
    }

    private static void moveCard(Town town, int seat, int card) {
        if (Components.isShip(card)) {
            town.quay += town.cargo[card - Components.FIRST_SHIP];
            town.cargo[card - Components.FIRST_SHIP] = Goods.NONE;
        } else if (card == Components.COINS || card == Components.LEVY) {
            town.box(card);
        } else {
            town.where[card] = (byte) (Town.PERSONAL + seat);
        }
    }

    /** Income comes before the cards move, but none of them except the +1 building changes it (JOR-9.2 to JOR-9.4). */
    private static void earn(Town town, int seat, boolean bought) {
        int coins = bought ? town.variant.income : town.variant.idleIncome;
        if (town.holds(seat, Components.INCOME)) {
            coins += Components.AMOUNT[Components.INCOME];
        }
        town.coins[seat] += coins;
        if (town.isHeard()) {
            town.tell("log.income", "seat", Phrase.seat(seat), "coins", coins, "idle", Names.yesNo(!bought));
        }
    }

    /** Whether the seat has a choice: what to do with its cubes, or with an any-phase card. */
    private static boolean hasWork(Town town, int seat) {
        if (!town.holds(JorvikRuling.DISCARD_ALONE)) {
            return town.quay != Goods.NONE || hasMoreThanDiscards(town, seat);
        }
        return Unloading.usable(town, seat) != Goods.NONE || AnyPhase.isUseful(town, seat);
    }

    private static boolean hasMoreThanDiscards(Town town, int seat) {
        MoveList all = town.scratch;
        all.clear();
        Unloading.QUESTION.list(town, seat, all);
        return all.size() > 1 + Integer.bitCount(Goods.kinds(town.stored[seat]));
    }

    /** What is left on the quay goes to the commons, the ships to the personal area (JOR-9.8, JOR-10.11). */
    static void endTurn(Town town, int seat) {
        if (town.quay != Goods.NONE && town.isHeard()) {
            town.tell("log.left-over", "seat", Phrase.seat(seat), "cubes", Names.cubes(town.quay));
        }
        town.commons += town.quay;
        town.quay = Goods.NONE;
        for (int ship = Components.FIRST_SHIP; ship < Components.LAST_SHIP; ship++) {
            if (town.isLoading(seat, ship)) {
                town.where[ship] = (byte) (Town.PERSONAL + seat);
            }
        }
    }
}

package althing.vikings.offer;

import java.util.Arrays;

import althing.vikings.box.Components;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsState;
import althing.vikings.wheel.Supply;

/** How a round begins: special tiles, tiles and vikings are laid out (VIK-3, VIK-14, VIK-16.2). */
public final class Offer {

    private Offer() {
    }

    public static void start(VikingsState position) {
        position.round++;
        position.chronicle.round(position.round, position.startSeat);
        position.wheel.clear();
        position.reveal();
        if (position.advanced) {
            openSpecials(position);
        }
        if (position.auctioned) {
            position.supply.draw(Components.DRAWN_FOR_AUCTION, position.drawn);
            position.chronicle.drew(position.drawn);
            Auction.open(position);
        } else {
            layTiles(position);
            position.supply.draw(Components.DRAWN, position.drawn);
            placeVikings(position);
            position.ask(Question.BUY, position.startSeat);
        }
    }

    /** Special tiles left from the round before leave the game, and four others are turned up (VIK-16.2). */
    private static void openSpecials(VikingsState position) {
        Arrays.fill(position.open, (byte) 0);
        Supply supply = position.supply;
        for (int i = 0; i < Components.OPEN_SPECIALS; i++) {
            position.open[supply.specials[supply.shown++]]++;
        }
        position.chronicle.opened(position.open);
    }

    static void layTiles(VikingsState position) {
        Supply supply = position.supply;
        position.wheel.layTiles(supply.tiles, supply.turned);
        supply.turned += Components.PLACES;
        position.reveal();
        position.chronicle.turnedUp();
    }

    /** By trade, from price 0 up, without gaps (VIK-3.4). */
    private static void placeVikings(VikingsState position) {
        int place = 0;
        for (int viking = 0; viking < position.drawn.length; viking++) {
            while (position.drawn[viking] > 0) {
                position.wheel.putViking(place++, viking);
                position.drawn[viking]--;
            }
        }
    }
}

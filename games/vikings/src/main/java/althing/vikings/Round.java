package althing.vikings;

import java.util.Arrays;

/** The course of a round: offer, turns, scoring, and the figure that passes on (VIK-3, VIK-11, VIK-14, VIK-16.2). */
final class Round {

    private Round() {
    }

    static void start(VikingsPosition position) {
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
            position.ask(Decision.BUY, position.startSeat);
        }
    }

    /** Special tiles left from the round before leave the game, and four others are turned up (VIK-16.2). */
    private static void openSpecials(VikingsPosition position) {
        Arrays.fill(position.open, (byte) 0);
        Supply supply = position.supply;
        for (int i = 0; i < Components.OPEN_SPECIALS; i++) {
            position.open[supply.specials[supply.shown++]]++;
        }
        position.chronicle.opened(position.open);
    }

    static void layTiles(VikingsPosition position) {
        Supply supply = position.supply;
        position.wheel.layTiles(supply.tiles, supply.turned);
        supply.turned += Components.PLACES;
        position.reveal();
        position.chronicle.turnedUp();
    }

    /** By trade, from price 0 up, without gaps (VIK-3.4). */
    private static void placeVikings(VikingsPosition position) {
        int place = 0;
        for (int viking = 0; viking < position.drawn.length; viking++) {
            while (position.drawn[viking] > 0) {
                position.wheel.putViking(place++, viking);
                position.drawn[viking]--;
            }
        }
    }

    /** The next seat buys, or the round is over (VIK-3.5, VIK-3.6). */
    static void nextTurn(VikingsPosition position, int seat) {
        if (!position.wheel.isEmpty()) {
            position.ask(Decision.BUY, position.next(seat));
        } else if (Components.isLarge(position.round)) {
            LargeScoring.begin(position);
        } else {
            SmallScoring.score(position);
            close(position);
        }
    }

    /** After the scoring: the next round with the next start player (VIK-11.1), or the end. */
    static void close(VikingsPosition position) {
        if (position.round == Components.ROUNDS) {
            FinalScoring.score(position);
        } else {
            position.startSeat = position.next(position.startSeat);
            start(position);
        }
    }
}

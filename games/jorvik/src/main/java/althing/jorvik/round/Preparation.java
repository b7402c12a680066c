package althing.jorvik.round;

import java.util.Arrays;

import althing.jorvik.cards.Components;
import althing.jorvik.cards.Variant;
import althing.jorvik.town.Town;

/** Sets up the game (JOR-2). */
public final class Preparation {

    private static final String RANDOM = "random";

    private Preparation() {
    }

    public static void setUp(Town town) {
        buildDeck(town);
        town.clearBoard();
        town.bag = town.variant.bag;
        town.brownStock = town.variant.brownVikings;
        equip(town);
        town.start = startSeat(town);
        town.round = 1;
    }

    /** Each season is shuffled on its own (JOR-2.8). */
    private static void buildDeck(Town town) {
        Variant variant = town.variant;
        for (int season = 0; season < variant.seasonEnds.length; season++) {
            town.random.shuffle(town.deck, variant.seasonStart(season), variant.seasonEnds[season]);
        }
        for (byte card : town.deck) {
            town.where[card] = Town.DECK;
        }
    }

    /** Everyone puts the point marker on 10 and takes 5 coins (JOR-2.10) and the vikings of the colour (JOR-2.11). */
    private static void equip(Town town) {
        Arrays.fill(town.track, Components.START_POINTS);
        Arrays.fill(town.coins, Components.START_COINS);
        Arrays.fill(town.supply, town.variant.vikings);
    }

    /** Chance decides, or the setup names the seat (JOR-2.12). */
    private static int startSeat(Town town) {
        String choice = town.setup().option("start");
        return choice.equals(RANDOM) ? town.random.nextInt(town.seats) : Integer.parseInt(choice) - 1;
    }
}

package althing.jorvik;

import java.util.Arrays;

/** Sets up the game (JOR-2). */
final class Preparation {

    private static final String RANDOM = "random";

    private Preparation() {
    }

    static void setUp(JorvikPosition position) {
        Layout layout = position.layout;
        for (int season = 0; season < layout.seasonEnds.length; season++) {
            position.random.shuffle(position.deck, layout.seasonStart(season), layout.seasonEnds[season]);
        }
        for (byte card : position.deck) {
            position.where[card] = JorvikPosition.DECK;
        }
        position.clearBoard();
        position.bag = layout.bag;
        position.brownStock = layout.brownVikings;
        Arrays.fill(position.coins, Cards.START_COINS);
        Arrays.fill(position.supply, layout.vikings);
        position.start = startSeat(position);
        position.round = 1;
    }

    private static int startSeat(JorvikPosition position) {
        String choice = position.setup.option("start");
        return choice.equals(RANDOM) ? position.random.nextInt(position.seats) : Integer.parseInt(choice) - 1;
    }
}

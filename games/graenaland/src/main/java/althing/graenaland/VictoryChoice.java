package althing.graenaland;

import althing.engine.MoveList;
import althing.graenaland.GraenalandMove.Keep;
import althing.graenaland.GraenalandView.Decision;
import althing.graenaland.GraenalandView.Stage;

/** Everybody gets three victory cards and keeps one in secret (GRA-19.1). */
final class VictoryChoice {

    private static final int DEALT = Components.VICTORY_CARDS_DEALT;

    private VictoryChoice() {
    }

    static void begin(GraenalandPosition position) {
        position.stage = Stage.VICTORY_CARDS;
        byte[] cards = all();
        position.random.shuffle(cards, 0, cards.length);
        System.arraycopy(cards, 0, position.dealt, 0, position.dealt.length);
        position.reveal();
        position.askAll(Decision.KEEP_CARD, (1 << position.seats) - 1);
    }

    static byte[] all() {
        byte[] cards = new byte[Components.VICTORY.size()];
        for (int card = 0; card < cards.length; card++) {
            cards[card] = (byte) card;
        }
        return cards;
    }

    static void list(GraenalandPosition position, int seat, MoveList into) {
        for (int i = seat * DEALT; i < (seat + 1) * DEALT; i++) {
            into.add(Moves.KEEP[position.dealt[i]]);
        }
    }

    static void play(GraenalandPosition position, int seat, Keep keep) {
        position.keepVictoryCard(seat, keep.card().index());
        position.pending &= ~(1 << seat);
        if (position.pending == 0) {
            position.main = position.start;
            Ending.beginTurn(position);
        }
    }
}

package althing.graenaland.start;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Components;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Keep;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Question;
import althing.graenaland.table.Stage;
import althing.graenaland.table.Step;

/** Everybody gets three victory cards and keeps one in secret (GRA-19.1). */
public final class VictoryChoice extends GraenalandDecision {

    private static final int DEALT = Components.VICTORY_CARDS_DEALT;

    public VictoryChoice() {
        super("GRA-19.1", "prompt.keep-card");
    }

    public static void begin(GraenalandState position) {
        position.stage = Stage.VICTORY_CARDS;
        byte[] cards = all();
        position.random.shuffle(cards, 0, cards.length);
        System.arraycopy(cards, 0, position.opening.dealt, 0, position.opening.dealt.length);
        position.reveal();
        position.askAll(Question.KEEP_CARD, (1 << position.seats) - 1);
    }

    public static byte[] all() {
        byte[] cards = new byte[Components.VICTORY.size()];
        for (int card = 0; card < cards.length; card++) {
            cards[card] = (byte) card;
        }
        return cards;
    }

    @Override
    public void list(GraenalandState position, int seat, MoveList into) {
        for (int i = seat * DEALT; i < (seat + 1) * DEALT; i++) {
            into.add(Moves.KEEP[position.opening.dealt[i]]);
        }
    }

    @Override
    public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
        return move instanceof Keep keep
                ? must(why, isDealt(position, seat, keep.card().index()), "GRA-19.1", "refusal.not-dealt")
                : notNow(position, seat, why);
    }

    private static boolean isDealt(GraenalandState position, int seat, int card) {
        for (int i = seat * DEALT; i < (seat + 1) * DEALT; i++) {
            if (position.opening.dealt[i] == card) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
        return Phrase.of("move.keep", "card", Phrase.name("victory." + ((Keep) move).card().id()));
    }

    @Override
    public void play(GraenalandState position, int seat, GraenalandMove move) {
        position.keepVictoryCard(seat, ((Keep) move).card().index());
        if (position.hasAnswered(seat)) {
            position.main = position.start;
            position.then(Step.TURN);
        }
    }
}

package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Use;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.box.Action;
import althing.northgard.box.Acts;
import althing.northgard.state.Decks;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Zone;

import static althing.engine.Why.refuse;

/** Which of the cards drawn to discard, then which to put back on top (NOR-12.1, NOR-12.2). */
public final class Dividing extends HandChoice {

    public static final Frame DIVIDE = new Frame(Question.DIVIDE);
    private static final Frame.Field DRAWING = DIVIDE.word("action", Acts.NAMES);
    /** How many of the cards drawn are still in hand; they lie last in it. */
    private static final Frame.Field LEFT = DIVIDE.number("left", 1, Zone.ROOM);
    private static final Frame.Field DONE = DIVIDE.number("done", 0, Zone.ROOM);

    public Dividing() {
        super("NOR-12.1");
    }

    /** Draws cards and has them divided; they lie last in the hand (NOR-12.1). */
    public static void begin(NorthgardState position, int seat, int act) {
        Action action = Acts.ACTIONS[act];
        if (position.decks.drawable(seat) < action.n()) {
            return;
        }
        Drawing.drawCards(position, seat, action.n());
        if (action.discard() + action.top() > 0) {
            position.agenda.push(DIVIDE, seat);
            DRAWING.set(position.agenda, act);
            LEFT.set(position.agenda, action.n());
        }
    }

    /** How many of the cards drawn are still to be divided or kept. */
    public static int undivided(NorthgardState position) {
        return LEFT.of(position.agenda);
    }

    /** Whether the next card is discarded; those put back come after all of these. */
    private static boolean isDiscarding(NorthgardState position) {
        return DONE.of(position.agenda) < Acts.ACTIONS[DRAWING.of(position.agenda)].discard();
    }

    @Override
    public int holder(NorthgardState position, int seat) {
        return seat;
    }

    @Override
    public int from(NorthgardState position, int seat) {
        return position.decks.hand.size(seat) - undivided(position);
    }

    @Override
    public Use use(NorthgardState position) {
        return isDiscarding(position) ? Use.DISCARD : Use.TOP;
    }

    @Override
    public boolean isMissing(NorthgardState position, @Nullable Why why) {
        return refuse(why, "NOR-12.2", "refusal.not-drawn");
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        putAway(position, seat, ((WithCard) move).card());
    }

    private static void putAway(NorthgardState position, int seat, int card) {
        Decks decks = position.decks;
        int index = decks.hand.indexOf(seat, card, decks.hand.size(seat) - undivided(position));
        if (isDiscarding(position)) {
            position.layOpen(seat, index);
            decks.addDiscard(seat, card);
            Drawing.tellDiscard(position, seat, card);
        } else {
            decks.hand.remove(seat, index);
            decks.addTop(seat, card, 1 << seat);
        }
        goOnDividing(position);
    }

    private static void goOnDividing(NorthgardState position) {
        Action action = Acts.ACTIONS[DRAWING.of(position.agenda)];
        int done = DONE.of(position.agenda) + 1;
        if (done == action.discard() + action.top()) {
            position.agenda.pop();
        } else {
            DONE.set(position.agenda, done);
            LEFT.set(position.agenda, undivided(position) - 1);
        }
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "what", isDiscarding(position) ? "discard" : "top");
    }
}

package althing.odin.cards;

import static althing.engine.Why.must;

import java.util.Arrays;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.actions.Choosing;
import althing.odin.actions.Deeds;
import althing.odin.box.Card;
import althing.odin.box.Program;
import althing.odin.course.Moves;
import althing.odin.course.OdinMove.Use;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Using occupations by their names, most of them at any time (FFO-6.7, FFO-13.6). */
public final class CardUse {

    private static final int CHRONICLER = Card.known("occupations", "187B").index();
    private static final int ANYTIME = Effect.moment("anytime");
    /** By card: what it does that is used by its name, and whether that is for any time. */
    private static final @Nullable Program[] PROGRAMS = IntStream.range(0, Card.COUNT).mapToObj(Effect::program)
            .toArray(Program[]::new);
    private static final boolean[] IS_FOR_ANYTIME = new boolean[Card.COUNT];
    private static final int[] FOR_ANYTIME = Arrays.stream(Effect.of(ANYTIME)).mapToInt(effect -> effect.card().index())
            .toArray();

    static {
        for (int card : FOR_ANYTIME) {
            IS_FOR_ANYTIME[card] = true;
        }
    }

    private CardUse() {
    }

    /** The anytime cards in play (FFO-6.7, FFO-13.6). */
    public static void list(OdinState position, int seat, MoveList into) {
        if (position.noCards) {
            return;
        }
        for (int card : FOR_ANYTIME) {
            for (int i = 0; Occupations.has(position, seat, card) && i < program(card).alternatives(); i++) {
                if (mayUse(position, seat, (Use) Moves.USE[card][i], null)) {
                    into.add(Moves.USE[card][i]);
                }
            }
        }
    }

    public static boolean canUse(OdinState position, int seat) {
        if (position.noCards) {
            return false;
        }
        for (int card : FOR_ANYTIME) {
            for (int i = 0; Occupations.has(position, seat, card) && i < program(card).alternatives(); i++) {
                if (mayUse(position, seat, (Use) Moves.USE[card][i], null)) {
                    return true;
                }
            }
        }
        return false;
    }

    public static boolean mayUse(OdinState position, int seat, Use use, @Nullable Why why) {
        int card = use.card();
        return Occupations.has(position, seat, card, why)
                && must(why, IS_FOR_ANYTIME[card] && isNow(position, card, use.alternative() - 1), "FFO-13.6",
                        "refusal.card-not-due", "card", Names.card(card))
                && Deeds.canTake(position, seat, program(card), use.alternative(), "FFO-13.6", why);
    }

    /** The belt of card 187B comes only during an action of the seat's vikings. */
    static boolean isNow(OdinState position, int card, int alternative) {
        return card != CHRONICLER || alternative != 1 || position.actions.getFirst().space >= 0;
    }

    public static void use(OdinState position, int seat, Use use) {
        position.interrupt(seat, OdinState.NOBODY);
        Choosing.schedule(position, seat, program(use.card()), use.alternative() - 1);
        if (position.isHeard()) {
            position.tell("log.use", "seat", Phrase.seat(seat), "card", Names.card(use.card()));
        }
    }

    /** What a card does that is used by its name: at any time, or instead of something. */
    public static Program program(int card) {
        Program program = PROGRAMS[card];
        if (program == null) {
            throw new IllegalArgumentException(Card.get(card).id() + " is no card for any time");
        }
        return program;
    }
}

package althing.jorvik.goods;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.Frame.Field;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.jorvik.cards.Card;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Names;
import althing.jorvik.town.JorvikDecision;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.JorvikMove.CardUse;
import althing.jorvik.town.JorvikMove.Carry;
import althing.jorvik.town.JorvikMove.Word;
import althing.jorvik.town.Moves;
import althing.jorvik.town.Town;

/** Which cube to carry next between two artisans of the seat; the first one was the use of the building (JOR-13.7). */
public final class Carrying extends JorvikDecision {

    private static final List<String> ARTISANS = Components.ALL.subList(0, Components.ARTISANS).stream().map(Card::id)
            .toList();
    private static final Frame FRAME = new Frame();
    /** Between which artisans cubes are carried, and how many may still follow. */
    public static final Field FROM = FRAME.word("from", ARTISANS);
    public static final Field TO = FRAME.word("to", ARTISANS);
    public static final Field LEFT = FRAME.number("left", 1, Components.AMOUNT[Components.MOVE_CUBES] - 1);
    public static final Carrying QUESTION = new Carrying();

    private Carrying() {
        super("JOR-13.7", FRAME);
    }

    private static void ask(Town town, int seat, int from, int to, int left) {
        QUESTION.ask(town, seat);
        FROM.set(town.agenda, from);
        TO.set(town.agenda, to);
        LEFT.set(town.agenda, left);
    }

    @Override
    public void list(Town town, int seat, MoveList into) {
        int from = FROM.of(town.agenda);
        int to = TO.of(town.agenda);
        into.add(Word.DONE);
        Moves.carry(from, to).addEach(fitting(town, from, to), into);
    }

    @Override
    public boolean allows(Town town, int seat, JorvikMove move, @Nullable Why why) {
        return switch (move) {
            case Carry carry -> isBetweenTheTwo(town, carry, why) && mayCarry(town, seat, carry, why);
            case CardUse _ -> AnyPhase.inBetween(why);
            case Word.DONE -> true;
            default -> notNow(town, seat, why);
        };
    }

    private static boolean isBetweenTheTwo(Town town, Carry carry, @Nullable Why why) {
        boolean isBegun = carry.from().index() == FROM.of(town.agenda) && carry.to().index() == TO.of(town.agenda);
        return isBegun || notThere(carry, why);
    }

    static boolean mayCarry(Town town, int seat, Carry carry, @Nullable Why why) {
        int from = carry.from().index();
        int to = carry.to().index();
        boolean areOwn = from != to && from < Components.ARTISANS && to < Components.ARTISANS
                && town.holds(seat, from) && town.holds(seat, to);
        return (areOwn && Goods.has(fitting(town, from, to), carry.good().ordinal())) || notThere(carry, why);
    }

    private static boolean notThere(Carry carry, @Nullable Why why) {
        return Why.refuse(why, "JOR-13.7", "refusal.not-to-carry", "good", Names.good(carry.good()), "from",
                Names.card(carry.from().index()), "to", Names.card(carry.to().index()));
    }

    /** The goods of one artisan that another lacks. */
    static int fitting(Town town, int from, int to) {
        return Goods.common(town.laid[from], town.lacking(to));
    }

    @Override
    public void play(Town town, int seat, JorvikMove move) {
        int left = LEFT.of(town.agenda);
        town.agenda.pop();
        if (move instanceof Carry carry) {
            carry(town, seat, carry, left);
        }
    }

    /** Moves a cube and asks for the next, as long as there is one that fits. */
    static void carry(Town town, int seat, Carry carry, int allowed) {
        int from = carry.from().index();
        int to = carry.to().index();
        town.laid[from] -= Goods.one(carry.good());
        town.laid[to] += Goods.one(carry.good());
        if (town.isHeard()) {
            town.tell("log.carry", "seat", Phrase.seat(seat), "good", Names.good(carry.good()), "from",
                    Names.card(from), "to", Names.card(to));
        }
        if (allowed > 1 && fitting(town, from, to) != Goods.NONE) {
            ask(town, seat, from, to, allowed - 1);
        }
    }

    @Override
    public Phrase prompt(Town town, int seat) {
        return Phrase.of("prompt.carry", "from", Names.card(FROM.of(town.agenda)), "to",
                Names.card(TO.of(town.agenda)), "left", LEFT.of(town.agenda));
    }

    @Override
    public Phrase option(Town town, int seat, JorvikMove move) {
        return move instanceof Carry carry ? option(carry) : Phrase.of("move.done");
    }

    static Phrase option(Carry carry) {
        return Phrase.of("move.carry", "good", Names.good(carry.good()), "from", Names.card(carry.from().index()), "to",
                Names.card(carry.to().index()));
    }

    @Override
    public boolean fits(Town town, int seat) {
        int from = FROM.of(town.agenda);
        int to = TO.of(town.agenda);
        return from != to && town.holds(seat, from) && town.holds(seat, to)
                && town.where[Components.MOVE_CUBES] == Town.BOX;
    }
}

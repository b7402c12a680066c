package althing.jorvik.market;

import static althing.engine.Why.must;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.Frame.Field;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Names;
import althing.jorvik.goods.AnyPhase;
import althing.jorvik.town.JorvikDecision;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.JorvikMove.CardUse;
import althing.jorvik.town.JorvikMove.With;
import althing.jorvik.town.Moves;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;

/** The viking that changes places with the one that was chosen first (JOR-14.1). */
public final class SwappingWith extends JorvikDecision {

    /** The queues, by their spaces, and the reservation row. */
    private static final List<String> LINES = Stream
            .concat(IntStream.rangeClosed(1, Components.SPACES).mapToObj(Integer::toString), Stream.of("row")).toList();
    private static final Frame FRAME = new Frame();
    /** Where the first viking stands: his line from 0, the row last, and his spot from 1. */
    public static final Field LINE = FRAME.word("line", LINES);
    public static final Field SPOT = FRAME.number("spot", 1, Components.QUEUE_SPOTS);
    public static final SwappingWith QUESTION = new SwappingWith();

    private SwappingWith() {
        super("JOR-14.1", FRAME, Step.CLEARING);
    }

    static void ask(Town town, int seat, int line, int spot) {
        QUESTION.ask(town, seat);
        LINE.set(town.agenda, line);
        SPOT.set(town.agenda, spot);
    }

    @Override
    public void list(Town town, int seat, MoveList into) {
        for (int line = 0; line <= Town.ROW; line++) {
            int size = Vikings.size(town.line(line));
            for (int spot = 0; spot < size; spot++) {
                if (isAnother(town, line, spot, null)) {
                    into.add(Moves.with(line, spot));
                }
            }
        }
    }

    @Override
    public boolean allows(Town town, int seat, JorvikMove move, @Nullable Why why) {
        return switch (move) {
            case With with -> Swapping.isThere(town, with.space(), with.spot(), why)
                    && isAnother(town, Moves.line(with.space()), with.spot() - 1, why);
            case CardUse _ -> AnyPhase.inBetween(why);
            default -> notNow(town, seat, why);
        };
    }

    private static boolean isAnother(Town town, int line, int spot, @Nullable Why why) {
        boolean isFirst = line == LINE.of(town.agenda) && spot + 1 == SPOT.of(town.agenda);
        return must(why, !isFirst, "JOR-14.1", "refusal.same-viking");
    }

    @Override
    public void play(Town town, int seat, JorvikMove move) {
        With with = (With) move;
        int line = LINE.of(town.agenda);
        int spot = SPOT.of(town.agenda) - 1;
        town.agenda.pop();
        swap(town, line, spot, Moves.line(with.space()), with.spot() - 1);
        if (town.isHeard()) {
            town.tell("log.swap", "seat", Phrase.seat(seat), "first", Names.spot(line, spot), "second",
                    Names.spot(Moves.line(with.space()), with.spot() - 1));
        }
    }

    private static void swap(Town town, int line, int spot, int otherLine, int otherSpot) {
        int viking = Vikings.at(town.line(line), spot);
        town.replace(line, spot, Vikings.at(town.line(otherLine), otherSpot));
        town.replace(otherLine, otherSpot, viking);
    }

    @Override
    public Phrase prompt(Town town, int seat) {
        return Phrase.of("prompt.swap-with", "spot", Names.spot(LINE.of(town.agenda), SPOT.of(town.agenda) - 1));
    }

    @Override
    public Phrase option(Town town, int seat, JorvikMove move) {
        With with = (With) move;
        return Swapping.viking(town, "move.with", Moves.line(with.space()), with.spot() - 1);
    }

    @Override
    public boolean isTurnOf(Town town, int seat) {
        return town.where[Components.SWAP] == Town.BOX && town.cursor == 0;
    }

    @Override
    public boolean fits(Town town, int seat) {
        return Vikings.at(town.line(LINE.of(town.agenda)), SPOT.of(town.agenda) - 1) != 0
                && Swapping.countVikings(town) > 1;
    }
}

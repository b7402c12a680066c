package althing.jorvik;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import althing.engine.Frame;
import althing.engine.Frame.Field;
import althing.jorvik.JorvikView.Decision;

/** What the decisions on the agenda are about: a frame for each kind, in their order, and the fields of those that have some. */
final class Frames {

    static final List<String> GOODS = Arrays.stream(Good.values()).map(Good::code).toList();
    static final List<String> ARTISANS = Cards.ALL.subList(0, Cards.ARTISANS).stream().map(Card::id).toList();
    /** The queues, by their spaces, and the reservation row. */
    static final List<String> LINES = Stream.concat(
            IntStream.rangeClosed(1, Cards.SPACES).mapToObj(Integer::toString), Stream.of("row")).toList();

    static final List<Frame> ALL = Arrays.stream(Decision.values()).map(Frame::new).toList();

    /** The good of the cube in hand. */
    static final Field IN_HAND = of(Decision.ALLOCATE).word("good", GOODS);
    /** How many cubes are still to be paid. */
    static final Field DUE = of(Decision.PAY).number("due", 1, Cards.EXCHANGE_PAY);
    /** The good that is paid for, or -1 for a coin. */
    static final Field WANTED = of(Decision.PAY).wordOrNone("wanted", GOODS);
    /** Where the first of two vikings stands: his line from 0, the row last, and his spot from 1. */
    static final Field LINE = of(Decision.SWAP_WITH).word("line", LINES);
    static final Field SPOT = of(Decision.SWAP_WITH).number("spot", 1, Cards.QUEUE_SPOTS);
    /** Between which artisans cubes are carried, and how many may still follow. */
    static final Field FROM = of(Decision.CARRY).word("from", ARTISANS);
    static final Field TO = of(Decision.CARRY).word("to", ARTISANS);
    static final Field LEFT = of(Decision.CARRY).number("left", 1, Cards.AMOUNT[Cards.MOVE_CUBES] - 1);

    private Frames() {
    }

    static Frame of(Decision decision) {
        return ALL.get(decision.ordinal());
    }
}

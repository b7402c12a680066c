package althing.odin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Looks for the best way to lay what a seat has on its boards: layouts with one item more in each step, the best so many of
 * them going on. While there are fewer layouts than that the search tries all of them and its answer is exact.
 *
 * <p>Layouts that cover the same squares with the same items are one, however they came about. Not thread safe.
 */
final class Packing {

    private static final double LITTLE = 1e-9;

    /** A layout: what was laid, as {@link Laid}, in a legal order, and what it gained. */
    private record Node(OdinPosition position, Appraisal prices, List<Integer> laid, double gained, long squares) {}

    /** One item more on a layout. */
    private record Step(Node from, int laid, double gained, long squares) {}

    private final int seat;
    private final int width;
    private final int most;
    private final Appraisal start;
    private boolean exact = true;
    private Node best;

    private Packing(OdinPosition position, int seat, int width, int most) {
        this.seat = seat;
        this.width = width;
        this.most = most;
        start = new Appraisal(position, seat);
        best = new Node(position, start, List.of(), 0, 0);
    }

    /**
     * The best laying of the seat's goods, silver and ore from here on.
     *
     * @param width how many layouts go on in each step
     * @param most  how many items at most are laid
     */
    static Packing of(OdinPosition position, int seat, int width, int most) {
        Packing packing = new Packing(position, seat, width, most);
        packing.search(List.of(packing.best));
        return packing;
    }

    /** The same when a certain item must lie on a certain board first. The answer is never empty if it has a place there. */
    static Packing starting(OdinPosition position, int seat, int board, int item, int width, int most) {
        Packing packing = new Packing(position, seat, width, most);
        List<Step> steps = new ArrayList<>();
        packing.places(packing.best, board, item, steps::add);
        List<Node> first = packing.keep(steps);
        if (!first.isEmpty()) {
            packing.best = first.getFirst();
            packing.search(first);
        }
        return packing;
    }

    /** What to lay, as {@link Laid}, in an order in which each is legal. */
    List<Integer> laid() {
        return best.laid();
    }

    double gained() {
        return best.gained();
    }

    /** Whether every layout was looked at. */
    boolean isExact() {
        return exact;
    }

    private void search(List<Node> first) {
        List<Node> nodes = first;
        while (!nodes.isEmpty()) {
            if (nodes.getFirst().gained() > best.gained() + LITTLE) {
                best = nodes.getFirst();
            }
            nodes = nodes.getFirst().laid().size() >= most ? List.of() : next(nodes);
        }
    }

    private List<Node> next(List<Node> nodes) {
        PriorityQueue<Step> steps = new PriorityQueue<>(Comparator.comparingDouble(Step::gained));
        Set<Long> known = new HashSet<>();
        for (Node node : nodes) {
            for (int board = 0; board < Estate.BOARDS; board++) {
                if (node.position().owner[board] == seat && !Estate.isShed(board)) {
                    for (int item = 0; item <= Items.SILVER; item++) {
                        if (node.position().count(seat, item) > 0) {
                            places(node, board, item, step -> offer(steps, known, step));
                        }
                    }
                }
            }
        }
        return keep(new ArrayList<>(steps));
    }

    /** Keeps a step among the best; of those that cover the same squares with the same items only one. */
    private void offer(PriorityQueue<Step> steps, Set<Long> known, Step step) {
        if (steps.size() >= width && step.gained() <= steps.element().gained()) {
            exact &= known.contains(step.squares());
            return;
        }
        if (known.add(step.squares())) {
            steps.add(step);
            if (steps.size() > width) {
                exact = false;
                steps.remove();
            }
        }
    }

    private List<Node> keep(List<Step> steps) {
        return steps.stream().sorted(Comparator.comparingDouble(Step::gained).reversed()).limit(width)
                .map(this::laid).sorted(Comparator.comparingDouble(Node::gained).reversed()).toList();
    }

    private Node laid(Step step) {
        OdinPosition position = step.from().position().copy();
        position.change(seat, Laid.item(step.laid()), -1);
        Placing.put(position, step.laid());
        List<Integer> laid = new ArrayList<>(step.from().laid());
        laid.add(step.laid());
        int board = Laid.board(step.laid());
        double gained = step.from().gained() - step.from().prices().kept(Laid.item(step.laid()))
                + new Layout(position, board, start).value()
                - new Layout(step.from().position(), board, start).value();
        return new Node(position, new Appraisal(position, seat), List.copyOf(laid), gained, step.squares());
    }

    /** Every place of an item on a board; a single silver or ore only where it is of use. */
    private void places(Node node, int board, int item, Consumer<Step> into) {
        OdinPosition position = node.position();
        if (!Placing.isAllowed(position, board, item)) {
            return;
        }
        Layout layout = new Layout(position, board, start);
        double kept = node.prices().kept(item);
        for (Shape shape : Shape.of(item)) {
            for (int row = 0; row <= position.plan(board).height - shape.height(); row++) {
                int places = Placing.places(position, board, item, shape, row)
                        & (Items.isTile(item) ? -1 : layout.useful(row));
                for (int left = places; left != 0; left &= left - 1) {
                    int column = Integer.numberOfTrailingZeros(left);
                    int laid = Laid.of(board, item, row, column, shape.turn());
                    into.accept(new Step(node, laid, node.gained() + layout.gain(shape, row, column) - kept,
                            node.squares() + squares(position, laid, shape)));
                }
            }
        }
    }

    /** What a piece adds to a number that two layouts share if the same items cover the same squares in the same colours. */
    private static long squares(OdinPosition position, int laid, Shape shape) {
        int item = Laid.item(laid);
        long sum = mixed(-1L - item);
        int colour = Placing.isWatched(position.plan(Laid.board(laid)), item)
                ? 1
                : Items.isTile(item) && Items.COLOUR[item] == Colour.RED ? 2 : 0;
        for (int i = 0; i < shape.height(); i++) {
            int row = Laid.board(laid) * Plan.ROWS + Laid.row(laid) + i;
            for (int left = shape.rows()[i] << Laid.column(laid); left != 0; left &= left - 1) {
                sum += mixed((row * 16L + Integer.numberOfTrailingZeros(left)) * 3 + colour + 1);
            }
        }
        return sum;
    }

    private static long mixed(long number) {
        long z = number * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 32) * 0xD6E8FEB86659FD93L;
        return z ^ z >>> 32;
    }
}

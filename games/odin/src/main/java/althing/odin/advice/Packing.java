package althing.odin.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.course.OdinState;
import althing.odin.state.Boards;

/**
 * Looks for the best way to lay what a seat has on its boards: layouts with one item more in each step, the best so many of
 * them going on. While there are fewer layouts than that the search tries all of them and its answer is exact.
 *
 * <p>It goes by the figures of the first edition: the later ones were found in games without it, and lay worse with it.
 *
 * <p>Layouts that cover the same squares with the same items are one, however they came about. Not thread safe.
 */
@SuppressWarnings("ArrayRecordComponent")
public final class Packing {

    /** How many layouts a good search follows, and how many items it lays at most before it looks again. */
    private static final int WIDTH = 6;
    private static final int DEPTH = 12;
    private static final double LITTLE = 1e-9;

    /** A layout: what was laid, as {@link Laid}, in a legal order, what it gained, and the boards as far as looked at. */
    private record Node(OdinState position, Appraisal prices, List<Integer> laid, double gained, long squares,
            @Nullable Layout[] boards) {

        Layout board(int board, Appraisal start) {
            Layout known = boards[board];
            if (known == null) {
                known = new Layout(position, board, start);
                boards[board] = known;
            }
            return known;
        }
    }

    /** One item more on a layout. */
    private record Step(Node from, int laid, double gained, long squares) {}

    private final int seat;
    private final int width;
    private final int most;
    private final Appraisal start;
    private boolean exact = true;
    private Node best;

    private Packing(OdinState position, int seat, int width, int most) {
        this.seat = seat;
        this.width = width;
        this.most = most;
        start = new Appraisal(position, seat, Weights.FIRST);
        best = new Node(position, start, List.of(), 0, 0, new Layout[Estate.BOARDS]);
    }

    /**
     * The best laying of the seat's goods, silver and ore from here on.
     *
     * @param width how many layouts go on in each step
     * @param most  how many items at most are laid
     */
    public static Packing of(OdinState position, int seat, int width, int most) {
        Packing packing = new Packing(position, seat, width, most);
        packing.search(List.of(packing.best));
        return packing;
    }

    /** The same as well as a decision at the table deserves. */
    public static Packing of(OdinState position, int seat) {
        return of(position, seat, WIDTH, DEPTH);
    }

    /** The same when a certain item must lie on a certain board first. Empty if it has no place of use there. */
    public static Packing starting(OdinState position, int seat, int board, int item) {
        Packing packing = new Packing(position, seat, WIDTH, DEPTH);
        Node empty = packing.best;
        Places places = empty.board(board, packing.start).places(item);
        double kept = places.size() == 0 ? 0 : packing.start.kept(item);
        List<Node> first = packing.keep(IntStream.range(0, places.size())
                .mapToObj(i -> step(empty, places.laid(i), places.gain(i) - kept)).toList());
        if (!first.isEmpty()) {
            packing.best = first.getFirst();
            packing.search(first);
        }
        return packing;
    }

    /** What to lay, as {@link Laid}, in an order in which each is legal. */
    public List<Integer> laid() {
        return best.laid();
    }

    public double gained() {
        return best.gained();
    }

    /** Whether every layout was looked at. */
    public boolean isExact() {
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
                            offer(node, board, item, steps, known);
                        }
                    }
                }
            }
        }
        return keep(new ArrayList<>(steps));
    }

    /** Keeps steps that are among the best; of those that cover the same squares with the same items only one. */
    private void offer(Node node, int board, int item, PriorityQueue<Step> steps, Set<Long> known) {
        Places places = node.board(board, start).places(item);
        double before = places.size() == 0 ? 0 : node.gained() - node.prices().kept(item);
        for (int i = 0; i < places.size(); i++) {
            double gained = before + places.gain(i);
            if (steps.size() < width || gained > steps.element().gained()) {
                Step step = step(node, places.laid(i), gained);
                if (known.add(step.squares())) {
                    steps.add(step);
                    if (steps.size() > width) {
                        exact = false;
                        steps.remove();
                    }
                }
            } else if (exact) {
                exact = known.contains(step(node, places.laid(i), gained).squares());
            }
        }
    }

    private static Step step(Node from, int laid, double gained) {
        return new Step(from, laid, gained, from.squares() + squares(from.position(), laid));
    }

    private List<Node> keep(List<Step> steps) {
        return steps.stream().sorted(Comparator.comparingDouble(Step::gained).reversed()).limit(width)
                .map(this::laid).sorted(Comparator.comparingDouble(Node::gained).reversed()).toList();
    }

    /** Lays one item more. The other boards look as they did. */
    private Node laid(Step step) {
        Node from = step.from();
        OdinState position = from.position().copy();
        position.change(seat, Laid.item(step.laid()), -1);
        position.boards.put(step.laid());
        List<Integer> laid = new ArrayList<>(from.laid());
        laid.add(step.laid());
        int board = Laid.board(step.laid());
        Layout after = new Layout(position, board, start);
        double gained = from.gained() - from.prices().kept(Laid.item(step.laid())) + after.value()
                - from.board(board, start).value();
        @Nullable
        Layout[] boards = from.boards().clone();
        boards[board] = after;
        return new Node(position, new Appraisal(position, seat, Weights.FIRST), List.copyOf(laid), gained,
                step.squares(), boards);
    }

    /** What a piece adds to a number that two layouts share if the same items cover the same squares in the same colours. */
    private static long squares(OdinState position, int laid) {
        int item = Laid.item(laid);
        Shape shape = Laid.shape(laid);
        long sum = mixed(-1L - item);
        int colour = Boards.layer(position.plan(Laid.board(laid)), item);
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

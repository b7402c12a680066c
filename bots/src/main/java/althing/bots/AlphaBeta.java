package althing.bots;

import java.util.Objects;

import org.jspecify.annotations.Nullable;

import althing.engine.Belief;
import althing.engine.Duel;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.SplitMix;

/**
 * Scores a position some moves deep by alpha–beta: the first move of each position is searched in full, the others are
 * only shown to be no better, those that promise little less deep. Where that ends, loud moves are followed until all is
 * quiet. Not thread safe.
 *
 * @see <a href="https://doi.org/10.1016/0004-3702(75)90019-3">Knuth, Moore: An Analysis of Alpha-Beta Pruning, 1975</a>
 */
final class AlphaBeta {

    private static final int ROOT = 0;
    /** From this depth on moves are tried by how good they look; nearer the leaves that costs more than it saves. */
    private static final int DEEP = 3;
    /** Moves after so many are searched one move less deep, after so many two. */
    private static final int FULL = 4;
    private static final int NEARLY_FULL = 20;
    /** How far loud moves are followed. */
    private static final int LOUD = 4;
    /** The clock is looked at once in so many positions. */
    private static final int GLANCE = 32;

    private final LookaheadSettings settings;
    private final Heuristics heuristics;
    private final Duel duel;
    private final Memory memory;
    private final Habits habits = new Habits();
    private final Plies plies = new Plies();
    private Deadline deadline;
    private int searcher;
    private int nodes;
    private boolean stopped;
    private @Nullable Move best;

    AlphaBeta(LookaheadSettings settings, Heuristics heuristics, Duel duel) {
        this.settings = settings;
        this.heuristics = heuristics;
        this.duel = duel;
        memory = new Memory(settings.nodes());
        deadline = settings.deadline();
    }

    /** Forgets everything and looks at the belief from now on. */
    void start(Belief belief, SplitMix random) {
        memory.clear();
        habits.clear();
        plies.start(belief, random);
        deadline = settings.deadline();
        searcher = belief.seat();
        nodes = 0;
        stopped = false;
        best = plies.at(ROOT).moves.get(0);
    }

    /** Searches so many moves deep, and says whether it is worth while to go deeper; one move deep it always comes. */
    boolean goesOn(int depth) {
        int score = score(ROOT, depth, -Score.WIN, Score.WIN);
        return !stopped && !Score.isCertain(score);
    }

    /** The best move that was found so far. */
    Move best() {
        return Objects.requireNonNull(best);
    }

    private int score(int number, int depth, int alpha, int beta) {
        Ply ply = plies.at(number);
        if (ply.position.isOver()) {
            return Score.ofEnd(ply.position, seat(number), number);
        }
        if (depth <= 0) {
            return quiet(number, LOUD, alpha, beta);
        }
        if (number != ROOT && isToStop()) {
            return Score.DRAW;
        }
        long key = duel.key(ply.position);
        int known = memory.find(key);
        if (known != Memory.NONE && number != ROOT && memory.suffices(known, number, depth, alpha, beta)) {
            return memory.score(known, number);
        }
        list(ply, number, depth, memory.move(known));
        return best(ply, number, depth, alpha, beta);
    }

    /** The score of the best move, or of one that is good enough to be avoided. */
    private int best(Ply ply, int number, int depth, int alpha, int beta) {
        int most = -Score.WIN;
        int chosen = 0;
        for (int nth = 0; nth < ply.moves.size() && most < beta; nth++) {
            int at = ply.pick(nth);
            play(ply, number, ply.moves.get(at));
            int score = tried(number, depth, Math.max(alpha, most), beta, nth);
            if (stopped) {
                return Score.DRAW;
            }
            if (score > most) {
                most = score;
                chosen = at;
                note(ply, number, at);
            }
        }
        if (most >= beta) {
            ply.refutes(ply.moves.get(chosen));
            habits.refutes(ply.moves.get(chosen), depth);
        }
        memory.keep(duel.key(ply.position), number, depth, most, alpha, beta, chosen);
        return most;
    }

    private void note(Ply ply, int number, int at) {
        if (number == ROOT) {
            best = ply.moves.get(at);
        }
    }

    private void play(Ply ply, int number, Move move) {
        Position next = plies.at(number + 1).position;
        next.become(ply.position);
        next.play(seat(number), move);
        nodes++;
    }

    /** What the move that was just played brings; its exact score matters only within the window. */
    private int tried(int number, int depth, int alpha, int beta, int nth) {
        if (nth == 0) {
            return -score(number + 1, depth - 1, -beta, -alpha);
        }
        int less = depth < DEEP || nth < FULL ? 0 : nth < NEARLY_FULL ? 1 : 2;
        int score = -score(number + 1, depth - 1 - less, -alpha - 1, -alpha);
        if (score > alpha && less > 0) {
            score = -score(number + 1, depth - 1, -alpha - 1, -alpha);
        }
        return score > alpha && score < beta ? -score(number + 1, depth - 1, -beta, -alpha) : score;
    }

    private void list(Ply ply, int number, int depth, int known) {
        int seat = seat(number);
        if (number != ROOT) {
            ply.position.moves(seat, ply.moves);
        }
        ply.arrange();
        for (int i = 0; i < ply.moves.size(); i++) {
            int special = ply.special(i, known);
            ply.promise(i, special != 0 ? special : promise(ply, seat, depth, ply.moves.get(i)));
        }
    }

    private int promise(Ply ply, int seat, int depth, Move move) {
        return depth >= DEEP ? Score.ofMove(heuristics.worth(ply.position, seat, move)) : habits.of(move);
    }

    /** The score where no loud move is left that would better it. */
    private int quiet(int number, int left, int alpha, int beta) {
        Ply ply = plies.at(number);
        if (ply.position.isOver()) {
            return Score.ofEnd(ply.position, seat(number), number);
        }
        int most = Score.of(heuristics, ply.position, seat(number));
        if (left == 0 || most >= beta) {
            return most;
        }
        duel.loud(ply.position, seat(number), ply.moves);
        for (int i = 0; i < ply.moves.size() && most < beta; i++) {
            play(ply, number, ply.moves.get(i));
            most = Math.max(most, -quiet(number + 1, left - 1, -beta, -Math.max(alpha, most)));
        }
        return most;
    }

    private int seat(int number) {
        return (searcher + number) & 1;
    }

    private boolean isToStop() {
        stopped = stopped || nodes >= settings.nodes() || (nodes % GLANCE == 0 && deadline.isOver());
        return stopped;
    }
}

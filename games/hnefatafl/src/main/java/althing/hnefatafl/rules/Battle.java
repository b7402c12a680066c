package althing.hnefatafl.rules;

import org.jspecify.annotations.Nullable;

import althing.engine.AskingPosition;
import althing.engine.Decision;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Setup;
import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Squares;
import althing.hnefatafl.board.Variant;
import althing.hnefatafl.rules.HnefataflMove.Step;

/** A position as the rules know it. It shows itself to nobody: views and notations are made from it elsewhere. Not thread safe. */
public abstract class Battle extends AskingPosition<Battle, HnefataflMove> {

    public final Board board;
    public final int quietCap;
    public final int lengthCap;
    /** The positions since the last capture. */
    public final Repetition repetition = new Repetition();

    private int turn;
    private int plies;
    private int quiet;
    private Ending ending = Ending.NOT_YET;
    /** The last step that captured, and the men it took. */
    private @Nullable Step capture;
    private final Squares captured = new Squares();

    // for use within one move
    private final Squares taken = new Squares();
    private final Squares room = new Squares();
    private final Verdict verdict = new Verdict();

    protected Battle(Setup setup) {
        super(setup);
        board = new Board(Variant.named(setup.option("variant")));
        quietCap = Integer.parseInt(setup.option("quietCap"));
        lengthCap = Integer.parseInt(setup.option("lengthCap"));
    }

    /** Begins from pieces that were laid on the board; earlier positions are not known. */
    public final void begin(int sideToMove, int pliesPlayed, int quietPlies) {
        turn = sideToMove;
        plies = pliesPlayed;
        quiet = quietPlies;
        repetition.start(board.key());
    }

    /** Plays a step: it captures, the turn passes on, and the game may be over (TAF-2.4, TAF-5.5, TAF-11.1). */
    final void carryOut(Step step) {
        taken.clear();
        board.move(step.from(), step.to());
        Capture.find(board, step.to(), taken);
        turn = Side.other(turn);
        plies++;
        if (taken.isEmpty()) {
            quiet++;
            repetition.add(step, board.key());
        } else {
            takeOff(step);
        }
        ending = verdict.after(this, step.to());
    }

    private void takeOff(Step step) {
        board.removeAll(taken);
        capture = step;
        captured.become(taken);
        quiet = 0;
        repetition.start(board.key());
    }

    /** Whether a step would capture. */
    final boolean captures(Step step) {
        taken.clear();
        board.move(step.from(), step.to());
        Capture.find(board, step.to(), taken);
        board.move(step.to(), step.from());
        return !taken.isEmpty();
    }

    /** Whether a square beside a piece of the side to move is empty and open to men. */
    final boolean hasRoom() {
        room.become(board.pieces(turn));
        room.widen();
        room.keepAll(board.variant.all);
        room.removeAll(board.variant.closed);
        room.removeAll(board.pieces(Side.ATTACKERS));
        room.removeAll(board.pieces(Side.DEFENDERS));
        return !room.isEmpty();
    }

    final boolean hasListedMove() {
        MoveList listed = new MoveList();
        decision().list(this, turn, listed);
        return !listed.isEmpty();
    }

    /** The side to move, or that would be if the game were not over. */
    public final int turn() {
        return turn;
    }

    /** How many moves were made. */
    public final int plies() {
        return plies;
    }

    /** How many moves were made since the last capture. */
    public final int quiet() {
        return quiet;
    }

    public final Ending ending() {
        return ending;
    }

    /** The last move, if one is known. */
    public final @Nullable Step lastStep() {
        return repetition.length() > 0 ? repetition.step(repetition.length() - 1) : capture;
    }

    /** The last move that captured, if one is known. */
    public final @Nullable Step capture() {
        return capture;
    }

    /** The men that the last capture took. */
    public final Squares captured() {
        return captured;
    }

    @Override
    public final int pending() {
        return ending == Ending.NOT_YET ? 1 << turn : 0;
    }

    @Override
    protected final Battle self() {
        return this;
    }

    @Override
    protected final Decision<Battle, HnefataflMove> decision() {
        return Moving.DECISION;
    }

    @Override
    protected final HnefataflMove own(Move move) {
        return (HnefataflMove) move;
    }

    @Override
    protected final String overRule() {
        return ending.rule(board.variant);
    }

    protected final void becomeBattle(Battle other) {
        board.become(other.board);
        repetition.become(other.repetition);
        turn = other.turn;
        plies = other.plies;
        quiet = other.quiet;
        ending = other.ending;
        capture = other.capture;
        captured.become(other.captured);
    }
}

package althing.hnefatafl.notation;

import java.util.List;
import java.util.Objects;
import java.util.Set;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.engine.MoveList;
import althing.hnefatafl.HnefataflPosition;
import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Piece;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.board.Squares;
import althing.hnefatafl.rules.Battle;
import althing.hnefatafl.rules.HnefataflMove.Step;

/**
 * Reads a position that was written down. The moves since the last capture are first taken back, then played again by the
 * rules, so that nothing can be written down that could not have been played.
 */
final class NotationReader {

    private final HnefataflNotation notation;
    private final Battle battle;
    private final Board board;
    private final List<Step> steps;

    private NotationReader(HnefataflNotation notation, Battle battle) {
        this.notation = notation;
        this.battle = battle;
        board = battle.board;
        steps = notation.moves().stream().map(NotationReader::step).toList();
    }

    /** The position that a notation describes; {@link BadInput} says what contradicts what. */
    static HnefataflPosition position(HnefataflNotation notation) {
        HnefataflPosition position = new HnefataflPosition(Setup.parse(notation.setup()));
        new NotationReader(notation, position).read();
        return position;
    }

    private void read() {
        checkCounters();
        checkRows();
        board.lay(notation.rows());
        checkPieces();
        takeBack();
        int turn = Side.WORDS.indexOf(notation.turn()) + steps.size() & 1;
        HnefataflNotation.Capture capture = notation.capture();
        if (capture == null) {
            battle.begin(turn, notation.plies() - steps.size(), notation.quiet() - steps.size());
        } else {
            captureAgain(capture, Side.other(turn));
        }
        for (int i = 0; i < steps.size(); i++) {
            playAgain(steps.get(i), "moves[" + i + "]");
        }
        if (battle.lastStep() == null) {
            checkPlayable();
        }
    }

    private void checkCounters() {
        if (notation.quiet() > notation.plies()) {
            throw new BadInput("quiet: there cannot be more moves without a capture than moves.");
        }
        boolean isCaptureKnown = notation.capture() != null;
        if (isCaptureKnown ? notation.quiet() != steps.size() : notation.quiet() < steps.size()) {
            throw new BadInput("moves: " + steps.size() + " are given, but quiet says that there were "
                    + notation.quiet() + " since the last capture.");
        }
        int known = steps.size() + (isCaptureKnown ? 1 : 0);
        if (notation.quiet() - steps.size() >= battle.quietCap || notation.plies() - known >= battle.lengthCap) {
            throw new BadInput("plies: the game would have been drawn before.");
        }
    }

    private void checkRows() {
        int size = board.variant.size;
        if (notation.rows().size() != size
                || notation.rows().stream().anyMatch(row -> !row.matches("[adk.]{" + size + "}"))) {
            throw new BadInput("rows: the board of " + board.variant.name + " has " + size + " rows of " + size
                    + " squares, written with the letters a, d, k and a full stop.");
        }
    }

    private void checkPieces() {
        for (int piece = 0; piece < Piece.COUNT; piece++) {
            long there = count(notation.rows(), piece);
            long most = count(board.variant.layout, piece);
            if (there > most || (piece == Piece.KING && there == 0)) {
                throw new BadInput("rows: there are " + there + " pieces '" + Piece.LETTERS.charAt(piece)
                        + "', and the game has " + most + ".");
            }
        }
        Squares closed = new Squares();
        closed.become(board.pieces(Side.ATTACKERS));
        closed.addAll(board.pieces(Side.DEFENDERS));
        closed.remove(board.king());
        closed.keepAll(board.variant.closed);
        if (!closed.isEmpty()) {
            throw new BadInput("rows: a man stands on " + Square.name(closed.first()) + ", where only the king may.");
        }
    }

    private static long count(List<String> rows, int piece) {
        return String.join("", rows).chars().filter(letter -> letter == Piece.LETTERS.charAt(piece)).count();
    }

    private void takeBack() {
        for (int i = steps.size() - 1; i >= 0; i--) {
            takeBack(steps.get(i), "moves[" + i + "]");
        }
    }

    private void takeBack(Step step, String place) {
        boolean mayStart = step.to() == board.king() || !board.variant.closed.has(step.from());
        if (board.isEmpty(step.to()) || !board.isEmpty(step.from()) || !mayStart) {
            throw new BadInput(place + ": " + step.name() + " does not lead to what follows.");
        }
        board.move(step.to(), step.from());
    }

    /** Puts the captured men back and has them captured again. */
    private void captureAgain(HnefataflNotation.Capture capture, int mover) {
        Step step = step(capture.move());
        takeBack(step, "capture");
        for (String name : capture.men()) {
            int square = square(name);
            if (!board.variant.all.has(square) || !board.isEmpty(square)) {
                throw new BadInput("capture: nobody can have been captured on " + name + ".");
            }
            board.put(mover == Side.ATTACKERS ? Piece.DEFENDER : Piece.ATTACKER, square);
        }
        battle.begin(mover, notation.plies() - steps.size() - 1, 0);
        play(step, "capture");
        if (battle.quiet() > 0 || !Set.copyOf(battle.captured().names()).equals(Set.copyOf(capture.men()))) {
            throw new BadInput("capture: " + step.name() + " does not capture these men.");
        }
    }

    private void playAgain(Step step, String place) {
        int quiet = battle.quiet();
        play(step, place);
        if (battle.quiet() != quiet + 1) {
            throw new BadInput(place + ": " + step.name() + " captures, so it belongs to 'capture'.");
        }
    }

    private void play(Step step, String place) {
        battle.why(battle.turn(), step).ifPresent(refusal -> {
            throw new BadInput(place + ": " + step.name() + " is not legal by " + refusal.rule() + ".");
        });
        battle.play(battle.turn(), step);
    }

    /** A position that nobody moved to must be one that can be played. */
    private void checkPlayable() {
        MoveList moves = new MoveList();
        battle.moves(battle.turn(), moves);
        if (moves.isEmpty() || board.variant.goals.has(board.king())) {
            throw new BadInput("rows: in this position the game would be over.");
        }
    }

    private static Step step(String written) {
        int dash = written.indexOf('-');
        return new Step(square(written.substring(0, dash)), square(written.substring(dash + 1)));
    }

    private static int square(String name) {
        return Objects.requireNonNull(Square.find(name), name);
    }
}

package althing.hnefatafl;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Refusal;
import althing.engine.Setup;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.notation.HnefataflNotation;
import althing.hnefatafl.rules.Ending;
import althing.hnefatafl.rules.HnefataflMove.Step;
import althing.hnefatafl.view.HnefataflView.Last;

/** A position for a test, set up by rows of letters and played on by moves as the rules write them: {@code d1-d4}. */
final class Scene {

    private static final HnefataflGame GAME = new HnefataflGame();

    final HnefataflPosition position;

    private Scene(HnefataflPosition position) {
        this.position = position;
    }

    /** The start of a variant. */
    static Scene start(String variant) {
        return new Scene(GAME.start(Setup.parse("hnefatafl(seats=2,variant=" + variant + ")#1")));
    }

    /** The rows of a position, the top one first, with the attackers to move. */
    static Scene attacking(String variant, String... rows) {
        return of(variant, Side.ATTACKERS, 0, 0, List.of(rows));
    }

    /** The rows of a position, the top one first, with the defenders to move. */
    static Scene defending(String variant, String... rows) {
        return of(variant, Side.DEFENDERS, 0, 0, List.of(rows));
    }

    static Scene of(String variant, int turn, int plies, int quiet, List<String> rows) {
        return new Scene(new HnefataflNotation("hnefatafl(seats=2,variant=" + variant + ")", rows,
                Side.WORDS.get(turn), plies, quiet, null, List.of()).position());
    }

    /** The setups that differ in more than a cap, and one with other caps. */
    static boolean isTelling(Setup setup) {
        boolean isUsual = setup.option("quietCap").equals("200") && setup.option("lengthCap").equals("1000");
        return isUsual || setup.line().equals("hnefatafl(seats=2,variant=brandubh,quietCap=100,lengthCap=500)");
    }

    /** Plays legal moves. */
    Scene play(String... moves) {
        for (String move : moves) {
            Optional<Refusal> refused = position.why(position.turn(), move(move));
            if (refused.isPresent()) {
                throw new AssertionError(move + " is refused: " + refused.get());
            }
            position.play(position.turn(), move(move));
        }
        return this;
    }

    boolean allows(String move) {
        return position.why(position.turn(), move(move)).isEmpty();
    }

    /** The rule that forbids a move. */
    String forbids(String move) {
        return position.why(position.turn(), move(move))
                .orElseThrow(() -> new AssertionError(move + " is legal")).rule();
    }

    /** The squares to which a piece can move. */
    List<String> targets(String from) {
        MoveList moves = new MoveList();
        position.moves(position.turn(), moves);
        return moves.toList().stream().map(Move::code).filter(code -> code.startsWith("move " + from + " "))
                .map(code -> code.substring(code.lastIndexOf(' ') + 1)).toList();
    }

    /** The squares of the men that the last move captured. */
    List<String> captured() {
        Last last = position.view(0).last();
        return last == null ? List.of() : last.captured();
    }

    Ending ending() {
        return position.ending();
    }

    /** The side that has won, if one has. */
    @Nullable
    String winner() {
        return ending() == Ending.NOT_YET || ending().isDraw() ? null : Side.WORDS.get(Side.other(position.turn()));
    }

    List<String> rows() {
        return position.board.rows();
    }

    /** Every move along a line, on whatever board. */
    static Stream<Move> allMoves() {
        return IntStream.range(0, Square.COUNT * Square.COUNT)
                .mapToObj(pair -> new Step(pair / Square.COUNT, pair % Square.COUNT))
                .filter(step -> Square.isLine(step.from(), step.to())).map(step -> step);
    }

    static Move move(String written) {
        return GAME.move("move " + written.replace('-', ' '));
    }
}

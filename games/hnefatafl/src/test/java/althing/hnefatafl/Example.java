package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import tools.jackson.databind.JsonNode;

import althing.engine.MoveList;
import althing.engine.Position;
import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.board.Variant;
import althing.hnefatafl.rules.Ending;
import althing.hnefatafl.rules.ExitFort;

/** One example: what is given becomes a position through the notation, and its steps are played one after the other. */
final class Example {

    private final JsonNode given;
    private final JsonNode when;
    private final JsonNode expect;

    Example(JsonNode example) {
        given = example.path("given");
        when = example.path("when");
        expect = example.path("expect");
    }

    void check() {
        if (when.path("op").asString().equals("exit_fort")) {
            assertThat(new ExitFort().holds(board())).isEqualTo(expect.path("fort").booleanValue());
            return;
        }
        Scene scene = scene();
        if (when.isArray()) {
            for (int i = 0; i < when.size(); i++) {
                step(scene, when.get(i), expect.get(i));
            }
        } else {
            step(scene, when, expect);
        }
    }

    private String variant() {
        return given.path("variant").asString("copenhagen");
    }

    private Scene scene() {
        return given.has("board")
                ? Scene.of(variant(), Side.WORDS.indexOf(given.path("turn").asString("attackers")),
                        Math.max(given.path("plies").asInt(0), given.path("quiet").asInt(0)),
                        given.path("quiet").asInt(0), words(given.path("board")))
                : Scene.start(variant());
    }

    private Board board() {
        Board board = new Board(Variant.named(variant()));
        board.lay(words(given.path("board")));
        return board;
    }

    private static void step(Scene scene, JsonNode step, JsonNode expected) {
        switch (step.path("op").asString()) {
            case "setup" -> setup(scene, expected);
            case "perft" -> perft(scene, step.path("depth").intValue(), expected.path("nodes"));
            case "targets" -> assertThat(scene.targets(step.path("from").asString()))
                    .containsExactlyInAnyOrderElementsOf(words(expected.path("targets")));
            case "legal" -> assertThat(scene.allows(step.path("move").asString()))
                    .isEqualTo(expected.path("legal").booleanValue());
            case "move" -> outcome(scene.play(step.path("move").asString()), expected);
            case "moves" -> outcome(scene.play(words(step.path("moves")).toArray(String[]::new)), expected);
            default -> throw new AssertionError("no step is called " + step.path("op"));
        }
    }

    private static void setup(Scene scene, JsonNode expected) {
        Board board = scene.position.board;
        MoveList moves = new MoveList();
        scene.position.moves(Side.ATTACKERS, moves);
        assertThat(board.rows()).isEqualTo(words(expected.path("board")));
        assertThat(Side.WORDS.get(scene.position.turn())).isEqualTo(expected.path("turn").asString());
        assertThat(board.countMen(Side.ATTACKERS)).isEqualTo(expected.path("attackers").intValue());
        assertThat(board.countMen(Side.DEFENDERS)).isEqualTo(expected.path("defenders").intValue());
        assertThat(Square.name(board.king())).isEqualTo(expected.path("king").asString());
        assertThat(scene.position.view(0).throne()).isEqualTo(expected.path("throne").asString());
        assertThat(moves.size()).isEqualTo(expected.path("moves").intValue());
    }

    private static void outcome(Scene scene, JsonNode expected) {
        if (expected.has("captures")) {
            assertThat(scene.captured()).containsExactlyInAnyOrderElementsOf(words(expected.path("captures")));
        }
        if (expected.has("king_captured")) {
            assertThat(scene.ending() == Ending.KING_CAPTURED).isEqualTo(expected.path("king_captured").booleanValue());
        }
        if (expected.has("winner")) {
            String winner = scene.ending().isDraw() ? "draw" : scene.winner();
            assertThat(winner).isEqualTo(expected.path("winner").isNull() ? null : expected.path("winner").asString());
        }
        if (expected.has("reason")) {
            assertThat(scene.ending().code()).isEqualTo(expected.path("reason").asString());
        }
        if (expected.has("board")) {
            assertThat(scene.rows()).isEqualTo(words(expected.path("board")));
        }
    }

    private static void perft(Scene scene, int depth, JsonNode nodes) {
        for (int i = 1; i <= depth; i++) {
            assertThat(leaves(scene.position, i)).as("after %d moves", i).isEqualTo(nodes.get(i - 1).longValue());
        }
    }

    /** How many ways there are to make so many moves; finished games are not continued. */
    private static long leaves(Position position, int depth) {
        if (position.isOver()) {
            return 0;
        }
        MoveList moves = new MoveList();
        position.moves(position.nextSeat(), moves);
        if (depth == 1) {
            return moves.size();
        }
        long leaves = 0;
        for (int i = 0; i < moves.size(); i++) {
            Position after = position.copy();
            after.play(position.nextSeat(), moves.get(i));
            leaves += leaves(after, depth - 1);
        }
        return leaves;
    }

    private static List<String> words(JsonNode list) {
        List<String> words = new ArrayList<>();
        list.forEach(word -> words.add(word.asString()));
        return words;
    }
}

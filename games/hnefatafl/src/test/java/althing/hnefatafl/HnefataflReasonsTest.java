package althing.hnefatafl;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.notation.HnefataflNotation;
import althing.hnefatafl.rules.HnefataflMove.Step;
import althing.hnefatafl.view.HnefataflView;
import althing.testkit.ReasonsContract;

/** Why moves are refused, verified on the rows of the notation. */
class HnefataflReasonsTest extends ReasonsContract {

    private static final String EMPTY = ".......";

    @Override
    protected Game game() {
        return Games.named("hnefatafl");
    }

    @Override
    protected List<Setup> setups() {
        return super.setups().stream().filter(Scene::isTelling).toList();
    }

    @Override
    protected Map<String, Reason> reasons() {
        return Map.of(
                "refusal.no-square", told -> rank(told) > rows(told).size() || file(told) >= rows(told).size(),
                "refusal.no-piece", told -> at(told, (String) told.fact("square")) == '.',
                "refusal.not-yours", told -> isEnemy(told, at(told, (String) told.fact("square"))),
                "refusal.not-straight", told -> from(told).charAt(0) != to(told).charAt(0)
                        && rankOf(from(told)) != rankOf(to(told)),
                "refusal.blocked", new Blocked(),
                "refusal.throne", told -> to(told).equals(view(told).throne()) && isMan(told),
                "refusal.corner", told -> view(told).corners().contains(to(told)) && isMan(told),
                "refusal.third-time", HnefataflReasonsTest::wouldRepeat);
    }

    /** A man who wants a corner, and squares of the larger board, are met in no random game of their variant. */
    @Override
    protected Stream<Told> scenes() {
        Scene start = Scene.start("brandubh");
        Scene repeated = Scene.attacking("brandubh", EMPTY, ".....k.", EMPTY, "a......", "..d....", EMPTY, EMPTY)
                .play("a4-a5", "f6-f5", "a5-a4", "f5-f6", "a4-a5", "f6-f5", "a5-a4");
        Scene thronePassed = Scene.attacking("brandubh", EMPTY, EMPTY, EMPTY, "..k....", EMPTY, "...a...", EMPTY);
        return Stream.of(told(start, "d1-h1"), told(start, "d1-a1"), told(start, "d1-e2"), told(repeated, "f5-f6"),
                told(thronePassed, "d2-d4"));
    }

    private static Told told(Scene scene, String written) {
        Move move = Scene.move(written);
        int seat = scene.position.turn();
        return new Told(scene.position, seat, move, scene.position.why(seat, move).orElseThrow());
    }

    /** A piece stands on the square that is named, between the two squares of the move or on the second. */
    private static final class Blocked implements Reason {

        @Override
        public boolean isTrue(Told told) {
            String square = (String) told.fact("square");
            return at(told, square) != '.' && isOnTheWay(from(told), square, to(told));
        }

        /** Without that piece it is not in the way any more. */
        @Override
        public Optional<Position> mended(Told told) {
            String square = (String) told.fact("square");
            if (at(told, square) == 'k') {
                return Optional.empty();
            }
            HnefataflPosition copy = ((HnefataflPosition) told.position()).copy();
            copy.board.remove(square(square));
            return Optional.of(copy);
        }
    }

    private static boolean isOnTheWay(String from, String square, String to) {
        return isBetween(from.charAt(0), square.charAt(0), to.charAt(0))
                && isBetween(rankOf(from), rankOf(square), rankOf(to)) && !square.equals(from);
    }

    private static boolean isBetween(int one, int middle, int other) {
        return Math.min(one, other) <= middle && middle <= Math.max(one, other);
    }

    /** The board that the move leads to was there twice, with the same side to move. */
    private static boolean wouldRepeat(Told told) {
        HnefataflNotation now = ((HnefataflPosition) told.position()).notation();
        HnefataflPosition after = ((HnefataflPosition) told.position()).copy();
        after.play(told.seat(), told.move());
        List<String> wanted = after.board.rows();
        int times = 0;
        for (int known = now.moves().size() - 1; known >= 0; known -= 2) {
            times += boardBefore(told, known).equals(wanted) ? 1 : 0;
        }
        return times == 2;
    }

    /** The board after so many of the moves since the last capture: the others are taken back. */
    private static List<String> boardBefore(Told told, int known) {
        HnefataflPosition back = ((HnefataflPosition) told.position()).copy();
        List<String> moves = back.notation().moves();
        for (int i = moves.size() - 1; i >= known; i--) {
            String move = moves.get(i);
            int dash = move.indexOf('-');
            back.board.move(square(move.substring(dash + 1)), square(move.substring(0, dash)));
        }
        return back.board.rows();
    }

    private static int square(String name) {
        return Objects.requireNonNull(Square.find(name));
    }

    private static boolean isEnemy(Told told, char letter) {
        return letter != '.' && letter == 'a' != (told.seat() == Side.ATTACKERS);
    }

    private static boolean isMan(Told told) {
        char letter = at(told, from(told));
        return letter == 'a' || letter == 'd';
    }

    private static char at(Told told, String square) {
        List<String> rows = rows(told);
        return rows.get(rows.size() - rankOf(square)).charAt(square.charAt(0) - 'a');
    }

    private static int rankOf(String square) {
        return Integer.parseInt(square.substring(1));
    }

    private static int rank(Told told) {
        return rankOf((String) told.fact("square"));
    }

    private static int file(Told told) {
        return ((String) told.fact("square")).charAt(0) - 'a';
    }

    private static List<String> rows(Told told) {
        return ((HnefataflPosition) told.position()).notation().rows();
    }

    private static HnefataflView view(Told told) {
        return ((HnefataflPosition) told.position()).view(told.seat());
    }

    private static String from(Told told) {
        return Square.name(((Step) told.move()).from());
    }

    private static String to(Told told) {
        return Square.name(((Step) told.move()).to());
    }
}

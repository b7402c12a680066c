package althing.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.BadInput;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.hnefatafl.notation.HnefataflNotation;

/** Looking ahead where the right move is known, and what the search promises. */
class AlphaBetaTest {

    private static final String BRANDUBH = "hnefatafl(seats=2,variant=brandubh)";
    /** The king can go to d7 and sees two corners then; anywhere else he sees one at most. */
    private static final List<String> TWO_WAYS_OUT = List.of(
            ".......",
            "a.....a",
            ".......",
            "...k...",
            ".......",
            "a.....a",
            ".a...a.");
    /** The king sees the corner a7, and a man can step into his way. */
    private static final List<String> ONE_WAY_OUT = List.of(
            "...k.a.",
            "......a",
            ".......",
            ".......",
            ".a.....",
            "a......",
            "..a....");

    @ParameterizedTest
    @ValueSource(strings = {"alphabeta:10000", "alphabeta:100000,depth=3", "level:4"})
    void theKing_goesWhereHeSeesTwoWaysOut(String bot) {
        Position position = brandubh("defenders", TWO_WAYS_OUT);
        assertThat(choice(bot, position)).isEqualTo("move d4 d7");
        position.play(1, position.setup().game().move("move d4 d7"));
        position.play(0, choose(bot, position));
        assertThat(choice(bot, position)).isIn("move d7 a7", "move d7 g7");
    }

    @Test
    void theOnlyWayOut_isClosed() {
        Position position = brandubh("attackers", ONE_WAY_OUT);
        position.play(0, choose("alphabeta:2000", position));
        assertThat(moves(position)).extracting(Move::code).doesNotContain("move d7 a7", "move d7 g7");
    }

    /** Every position of random games in which trying everything finds a victory in two moves of one's own. */
    @Test
    void whatCanBeWonInTwoMoves_isWon() {
        Bot bot = Bots.named("alphabeta:20000");
        int puzzles = 0;
        for (int game = 0; game < 2; game++) {
            Position position = Setup.parse(BRANDUBH).seeded(game).start();
            SplitMix random = new SplitMix(game);
            while (!position.isOver()) {
                int seat = position.nextSeat();
                if (!canWin(position, 1) && canWin(position, 2)) {
                    puzzles++;
                    Position after = after(position, bot.choose(new Belief(position, seat), random));
                    assertThat(cannotEscape(after, 1)).as("%s", position.notation()).isTrue();
                }
                List<Move> moves = moves(position);
                position.play(seat, moves.get(random.nextInt(moves.size())));
            }
        }
        assertThat(puzzles).isGreaterThan(10);
    }

    /** Whether the side to move wins within so many moves of its own, whatever the other one does. */
    private static boolean canWin(Position position, int own) {
        return moves(position).stream().map(move -> after(position, move)).anyMatch(next -> next.isOver()
                ? next.rank(position.nextSeat()) < next.rank(1 - position.nextSeat())
                : own > 1 && cannotEscape(next, own - 1));
    }

    private static boolean cannotEscape(Position position, int moves) {
        return position.isOver() || moves(position).stream().map(move -> after(position, move))
                .allMatch(next -> !next.isOver() && canWin(next, moves));
    }

    private static List<Move> moves(Position position) {
        MoveList moves = new MoveList();
        position.moves(position.nextSeat(), moves);
        return moves.toList();
    }

    private static Position after(Position position, Move move) {
        Position next = position.copy();
        next.play(position.nextSeat(), move);
        return next;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void itBeatsTheBestLookingMoves_fromBothSides(int side) {
        int won = 0;
        for (int game = 0; game < 6; game++) {
            Position end = played(BRANDUBH, side == 0 ? "alphabeta:10000" : "greedy", side == 0
                    ? "greedy"
                    : "alphabeta:10000", game);
            won += end.rank(side) < end.rank(1 - side) ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"copenhagen", "tablut", "brandubh"})
    void theSameBeliefAndRandomState_giveTheSameLegalMove(String variant) {
        Bot used = Bots.named("alphabeta:150");
        Position position = Setup.parse("hnefatafl(seats=2,variant=" + variant + ")#1").start();
        MoveList legal = new MoveList();
        SplitMix random = new SplitMix(4);
        for (int ply = 0; ply < 120 && !position.isOver(); ply++) {
            int seat = position.nextSeat();
            Object before = position.notation();
            Move move = used.choose(new Belief(position, seat), new SplitMix(ply));
            assertThat(Bots.named("alphabeta:150").choose(new Belief(position, seat), new SplitMix(ply)))
                    .isEqualTo(move);
            assertThat(position.notation()).isEqualTo(before);
            position.moves(seat, legal);
            assertThat(legal.contains(move)).isTrue();
            position.play(seat, ply % 3 == 0 ? legal.get(random.nextInt(legal.size())) : move);
        }
    }

    /** Who may not repeat is barred from it within the search too, so the king's shuffling ends. */
    @Test
    void whatIsBarredAsARepetition_isNotPlayed() {
        Position position = brandubh("defenders", TWO_WAYS_OUT.reversed());
        for (String move : List.of("d4 c4", "a2 b2", "c4 d4", "b2 a2", "d4 c4", "a2 b2", "c4 d4", "b2 a2")) {
            position.play(position.nextSeat(), position.setup().game().move("move " + move));
        }
        MoveList legal = new MoveList();
        position.moves(1, legal);
        assertThat(legal.toList()).extracting(Move::code).doesNotContain("move d4 c4");
        assertThat(legal.contains(choose("alphabeta:500", position))).isTrue();
    }

    @Test
    void theLevels_searchSoWhereTheGameIsADuel() {
        Position position = Setup.parse(BRANDUBH + "#1").start();
        assertThat(choice("level:4", position)).isEqualTo(choice("alphabeta:10000", position));
    }

    @ParameterizedTest
    @ValueSource(strings = {"alphabeta:1", "alphabeta:1ms", "alphabeta:9,cap=1ms"})
    void howeverLittleItMayThink_itAnswers(String bot) {
        assertThat(choice(bot, brandubh("defenders", List.of("...k.a.", ".......", ".......", ".......", ".......",
                ".......", "..a....")))).isEqualTo("move d7 a7");
    }

    @Test
    void whereCardsAreHidden_itSaysThatItCannotPlay() {
        Position position = Setup.parse("hoard(seats=2)#1").start();
        assertThatThrownBy(() -> choose("alphabeta:100", position)).isInstanceOf(BadInput.class)
                .hasMessage("Bot 'alphabeta:100' plays games for two in which nothing is hidden and nothing random;"
                        + " hoard is none.");
    }

    private static Position played(String line, String attackers, String defenders, int game) {
        List<Bot> bots = List.of(Bots.named(attackers), Bots.named(defenders));
        Position position = Setup.parse(line).seeded(game).start();
        SplitMix random = new SplitMix(game);
        while (!position.isOver()) {
            int seat = position.nextSeat();
            position.play(seat, bots.get(seat).choose(new Belief(position, seat), random));
        }
        return position;
    }

    private static String choice(String bot, Position position) {
        return choose(bot, position).code();
    }

    private static Move choose(String bot, Position position) {
        return Bots.named(bot).choose(new Belief(position, position.nextSeat()), new SplitMix(1));
    }

    private static Position brandubh(String turn, List<String> rows) {
        return new HnefataflNotation(BRANDUBH, rows, turn, 0, 0, null, List.of()).position();
    }
}

package althing.testkit;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;

import althing.engine.BadInput;
import althing.engine.Game;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.engine.code.CodeForm;
import althing.engine.code.MoveCodec;

/** Every move of a game reads back from its code. That no code stands for two moves, the codec sees to when it is built. */
public abstract class MovesContract {

    private static final int SOME = 500;

    protected abstract Game game();

    @Test
    void everyKnownMove_readsBackFromItsCode() {
        assertThat(game().moves().all()).isNotEmpty().allSatisfy(move -> {
            assertThat(game().move(move.code())).isSameAs(move);
            assertThat(game().moves().codec().read(move.code()).map(Move.class::cast)).hasValue(move);
        });
    }

    @Test
    void everyFormButThoseMadeLate_isThatOfAKnownMove() {
        MoveCodec<?> codec = game().moves().codec();
        Set<String> met = game().moves().all().stream().map(move -> codec.form(move).kind()).collect(toSet());
        met.addAll(late());
        assertThat(codec.forms()).extracting(CodeForm::kind).containsExactlyInAnyOrderElementsOf(met);
    }

    /** The kinds of moves that are made when they are first wanted. */
    protected Set<String> late() {
        return Set.of();
    }

    /** A program outside knows moves by their place among all of them. */
    @Test
    void whateverIsListed_isAmongAllMoves() {
        Set<Move> every = new HashSet<>(game().everyMove());
        Setup setup = Setup.all(game()).getLast();
        SplitMix random = new SplitMix(1);
        MoveList moves = new MoveList();
        Position position = setup.seeded(1).start();
        for (int decision = 0; decision < SOME && !position.isOver(); decision++) {
            position.moves(position.nextSeat(), moves);
            assertThat(moves.toList()).allMatch(every::contains);
            position.play(position.nextSeat(), moves.get(random.nextInt(moves.size())));
        }
    }

    /** A program outside that names an action must mean one move. */
    @Test
    void whateverIsListed_isAnActionOfItsOwnAmongAllActions() {
        Set<String> every = new HashSet<>(game().actions());
        for (Setup setup : Setup.all(game())) {
            SplitMix random = new SplitMix(2);
            MoveList moves = new MoveList();
            Position position = setup.seeded(2).start();
            for (int decision = 0; decision < SOME && !position.isOver(); decision++) {
                int seat = position.nextSeat();
                position.moves(seat, moves);
                List<String> actions = actions(position, seat, moves);
                assertThat(every.containsAll(actions)).as("%s are actions", actions).isTrue();
                assertThat(actions).doesNotHaveDuplicates();
                position.play(seat, moves.get(random.nextInt(moves.size())));
            }
        }
    }

    private List<String> actions(Position position, int seat, MoveList moves) {
        return moves.toList().stream().map(move -> game().sharedAction(position, seat, move).orElseGet(move::code))
                .toList();
    }

    @Test
    void aKnownCodeWithSomethingMore_isNoMove() {
        game().moves().all().stream().limit(SOME).map(Move::code).forEach(code -> {
            assertNone(code + " ");
            assertNone(" " + code);
            assertNone(code + " so");
            assertNone(code + "!");
        });
    }

    private void assertNone(String code) {
        assertThatThrownBy(() -> game().move(code)).isInstanceOf(BadInput.class)
                .hasMessageStartingWith("'" + code + "' is no move of ").hasMessageContaining("; moves look like '");
    }
}

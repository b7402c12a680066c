package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import althing.graenaland.table.Island;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Seed;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Work;
import althing.graenaland.building.Turn;
import althing.graenaland.ending.Ending;
import althing.graenaland.reach.Reach;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.Hands;
import althing.graenaland.table.Question;
import althing.graenaland.table.Sites;
import althing.testkit.Extent;
import althing.testkit.Rule;

/** GRA-20.4 and GRA-20.9: what somebody could reach by building now is worked out exactly. */
class ReachTest {

    private static final int POSITIONS = Integer.getInteger("althing.reach", Extent.of(30));
    /** Beyond so many ways a position is left out. */
    private static final int WAYS = 40_000;

    /** A random middle of an advanced game; seat 0 is the one in question. */
    private static GraenalandPosition middle(SplitMix random, int cards, int supplies, int piecesLeft, int works) {
        int seats = 3 + random.nextInt(3);
        GraenalandPosition position = new GraenalandPosition(Setup.parse("graenaland(seats=" + seats
                + ",variant=advanced)"));
        position.random.seed(Seed.of(random.nextLong()));
        Preparation.setUp(position);
        for (int seat = 0; seat < seats; seat++) {
            position.opening.victory[seat] = (byte) random.nextInt(Components.VICTORY.size());
            position.army[seat] = (byte) (1 + random.nextInt(4));
            settle(position, seat, random, seat == 0 ? Components.PIECES - piecesLeft : 1 + random.nextInt(6));
        }
        for (int work = random.nextInt(works + 1); work > 0; work--) {
            Work kind = random.nextInt(2) == 0 ? Work.MARKET : Work.RAMPART;
            position.island.works[random.nextInt(position.board.provinces)] |= (byte) (1 << kind.ordinal());
        }
        while (Cards.total(position.hands[0]) < cards) {
            position.hands[0] += Cards.one(Hands.draw(position, random.nextInt(Cards.DECK.length)));
        }
        for (int supply = random.nextInt(supplies + 1); supply > 0; supply--) {
            position.supplyHands[0] |= 1 << random.nextInt(Components.SUPPLY.size());
        }
        return position;
    }

    private static void settle(GraenalandPosition position, int seat, SplitMix random, int number) {
        position.addVillage(seat, random.nextInt(position.board.coast), 1);
        while (position.placed[seat] < number) {
            int province = random.nextInt(position.board.provinces);
            int kind = random.nextInt(2 * Island.BUILDINGS);
            if (kind >= Island.BUILDINGS) {
                position.addVillage(seat, province, Sites.isInReach(position, seat, province) ? 1 : 0);
            } else if (position.island.villagesAt(seat, province) > 0 && Sites.hasPlace(position, province, kind)) {
                position.addBuilding(seat, province, kind);
            }
        }
    }

    /** Cards at least and at most, supply cards, pieces left, works; what is large in one is small in another. */
    static Stream<Arguments> fortunes() {
        return Stream.of(Arguments.of(4, 12, 3, 11, 3), Arguments.of(8, 18, 3, 5, 3), Arguments.of(14, 27, 2, 3, 2),
                Arguments.of(20, 34, 1, 3, 0), Arguments.of(27, 40, 4, 1, 4));
    }

    @ParameterizedTest
    @MethodSource("fortunes")
    @Rule({"GRA-20.4", "GRA-20.9"})
    void theMostPoints_areThoseOfEveryOrderAndEveryPayment(int least, int most, int supplies, int pieces, int works) {
        SplitMix random = new SplitMix(least);
        int compared = 0;
        for (int i = 0; i < POSITIONS; i++) {
            GraenalandPosition position = middle(random, least + random.nextInt(most - least + 1), supplies, pieces,
                    works);
            OptionalInt all = Exhaustion.most(position, 0, WAYS);
            if (all.isPresent()) {
                compared++;
                boolean wins = all.getAsInt() >= Components.POINTS_TO_WIN;
                assertThat(Reach.isVictory(position, 0)).as("position %d", i).isEqualTo(wins);
                assertThat(Reach.most(position, 0)).as("position %d", i).isEqualTo(wins ? all.getAsInt() : 0);
            }
        }
        assertThat(compared).isGreaterThan(POSITIONS / 2);
    }

    @Test
    @Rule({"GRA-20.6", "GRA-20.9"})
    void whoMayDeclare_canProveItMoveByMove() {
        SplitMix random = new SplitMix(20);
        int proved = 0;
        for (int i = 0; i < POSITIONS; i++) {
            GraenalandPosition position = middle(random, 12 + random.nextInt(15), 3, 9, 3);
            if (Reach.isVictory(position, 0)) {
                Ending.declare(position, 0);
                position.advance();
                assertThat(isProved(position)).as("position %d", i).isTrue();
                proved++;
            }
        }
        assertThat(proved).isPositive();
    }

    /** Goes on with builds after which the rest can still be reached; each is paid in the first way that keeps it so. */
    private static boolean isProved(GraenalandPosition position) {
        if (Turn.mayStop(position, 0, null) && !position.isAsked(Question.PAY)) {
            return Scoring.victoryPoints(position, 0) >= Components.POINTS_TO_WIN;
        }
        MoveList moves = new MoveList();
        position.moves(0, moves);
        for (Move move : moves.toList()) {
            GraenalandPosition next = position.copy();
            next.play(0, move);
            boolean open = next.asked != Question.BUILD || Reach.isVictory(next, 0);
            if (move != Word.DONE && open && isProved(next)) {
                return true;
            }
        }
        return false;
    }

    /** Seat 1 has 23 cards that win with much planning. */
    private static Scene rich(int rules) {
        return Scene.advanced(4, "V02", rules).village(1, "P1", "H1").villages(1, "F1", 2).army(1, 2).village(0, "F2")
                .village(3, "F2").hand(1, 7, 5, 7, 4);
    }

    @Test
    @Rule("GRA-20.9")
    void aVictoryIsFound_howeverManyCardsThereAre() {
        assertThat(rich(2).declaring().options(1)).contains("declare");
        assertThat(rich(1).declaring().options(1)).as("under the first rules the search gave up")
                .containsExactly("wait");
    }

    /** Seat 1 needs a fort for 6 points; seat 2 has 28 cards that bring 7. */
    private static Scene rivals(int rules) {
        return Scene.advanced(4, "V02", rules).main(3).village(1, "P1").villages(1, "F1", 2).building(1, "hall", "P1")
                .building(1, "church", "F1").army(1, 5).village(0, "F2").village(3, "F2").hand(1, 1, 0, 2, 2)
                .village(2, "H1", "F2").army(2, 3).hand(2, 6, 8, 9, 5).declaring().play(1, "declare")
                .play(2, "declare");
    }

    @Test
    @Rule("GRA-20.4")
    void ofTwoWhoDeclare_theOneWithMorePointsBuilds_howeverManyCardsItTakes() {
        assertThat(rivals(2).view(0).announcer()).isEqualTo(2);
        assertThat(rivals(1).view(0).announcer()).as("under the first rules the search gave up").isEqualTo(1);
    }
}

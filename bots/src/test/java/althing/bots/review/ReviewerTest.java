package althing.bots.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.junit.jupiter.api.Test;

import althing.bots.Bot;
import althing.bots.Bots;
import althing.bots.review.Review.Account;
import althing.bots.review.Review.Lapse;
import althing.bots.review.Review.Strength;
import althing.engine.BadInput;
import althing.engine.Belief;
import althing.engine.GameRecord;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

/** Looking back at games. */
class ReviewerTest {

    private static final Strength QUICK = new Strength(30, 80, 60, 1);

    @Test
    void startDecisionsLuckAndOthers_addUpToTheResult() {
        for (Account account : review(game("hoard(seats=3)#5", "random")).accounts()) {
            assertThat(account.start() + account.decisions() + account.luck() + account.others())
                    .isCloseTo(account.result(), within(0.001));
        }
    }

    @Test
    void theSameRecord_givesTheSameReview() {
        GameRecord game = game("hoard(seats=2)#5", "random");
        assertThat(review(game)).isEqualTo(review(game));
    }

    @Test
    void carelessPlay_costsMore_thanCarefulPlay() {
        double careless = 0;
        double careful = 0;
        for (int seed = 1; seed <= 6; seed++) {
            careless += loss(review(game("hoard(seats=2)#" + seed, "random")));
            careful += loss(review(game("hoard(seats=2)#" + seed, "mcts:200")));
        }
        assertThat(careless).isGreaterThan(careful);
    }

    @Test
    void noSeat_hasMoreLapsesThanFive_andTheCostliestComesFirst() {
        Review review = review(game("hoard(seats=2)#9", "random"));
        for (int each = 0; each < 2; each++) {
            int seat = each;
            List<Lapse> own = review.lapses().stream().filter(lapse -> lapse.seat() == seat).toList();
            assertThat(own).hasSizeLessThanOrEqualTo(Review.MOST_LAPSES)
                    .isSortedAccordingTo((one, other) -> Double.compare(other.loss(), one.loss()))
                    .allMatch(lapse -> !lapse.played().equals(lapse.better()))
                    .allMatch(lapse -> lapse.clear() == lapse.loss() > 2 * lapse.error() || lapse.error() < 0.001);
        }
    }

    @Test
    void theLastMoment_isTheResult() {
        Review review = review(game("hoard(seats=2)#3", "random"));
        assertThat(review.moments().getLast().at()).isEqualTo(review.moves());
        assertThat(review.moments().getLast().chances().stream().mapToDouble(chance -> chance).sum())
                .isCloseTo(1, within(0.001));
    }

    @Test
    void whatCannotBeReviewed_isRefusedInASentence() {
        GameRecord whole = game("hoard(seats=2)#3", "random");
        GameRecord half = new GameRecord(whole.setup(), whole.names(), whole.moves().subList(0, 2));
        assertThatThrownBy(() -> review(half)).isInstanceOf(BadInput.class).hasMessageContaining("before the game");
        assertThatThrownBy(() -> review(game("hoard(seats=1)#3", "random"))).isInstanceOf(BadInput.class)
                .hasMessageContaining("alone");
    }

    private static double loss(Review review) {
        return review.lapses().stream().mapToDouble(Lapse::loss).sum();
    }

    private static Review review(GameRecord record) {
        return Reviewer.review(record, QUICK, _ -> {});
    }

    private static GameRecord game(String line, String name) {
        Setup setup = Setup.parse(line);
        Bot bot = Bots.named(name);
        SplitMix random = new SplitMix(1);
        Position position = setup.start();
        List<GameRecord.Played> moves = new ArrayList<>();
        while (!position.isOver()) {
            int seat = position.nextSeat();
            Move move = bot.choose(new Belief(position, seat), random);
            moves.add(new GameRecord.Played(seat, move));
            position.play(seat, move);
        }
        return new GameRecord(setup, Collections.nCopies(setup.seats(), name), moves);
    }
}

package althing.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.BadInput;
import althing.engine.Belief;
import althing.engine.Disclosure;
import althing.engine.Game;
import althing.engine.GameRecord;
import althing.engine.Games;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Refusal;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** What a language model is told is the same for positions that its seat cannot tell apart. */
class ParlourSecretsTest {

    private static final int TRIED = 40;

    static Stream<String> titles() {
        return Games.all().stream().map(Game::id);
    }

    @ParameterizedTest
    @MethodSource("titles")
    void aSight_andAReason_tellNothingThatTheSeatCannotSee(String title) {
        Setup setup = Setup.parse(title).seeded(3);
        Narrator narrator = Narrator.ofSeats(setup, "en");
        SplitMix random = new SplitMix(5);
        MoveList moves = new MoveList();
        Set<Move> known = new LinkedHashSet<>();
        int quiet = 0;
        for (Position position = setup.start(); !position.isOver();) {
            int seat = position.nextSeat();
            position.moves(seat, moves);
            Move move = moves.get(random.nextInt(moves.size()));
            if (random.nextInt(10) == 0) {
                Position imagined = new Belief(position, seat).imagine(random);
                compare(position, imagined, seat, narrator, known);
                quiet += sameLog(position.copy(), imagined, seat, move) ? 1 : 0;
            }
            if (known.size() < TRIED) {
                known.add(move);
            }
            position.play(seat, move);
        }
        assertThat(quiet).isPositive();
    }

    /** What a seat hears of its own move, unless the move reveals something; says whether that was so. */
    private static boolean sameLog(Position truth, Position imagined, int seat, Move move) {
        List<Phrase> heard = heard(truth, seat);
        List<Phrase> heardThere = heard(imagined, seat);
        boolean reveals = truth.play(seat, move) == Disclosure.REVEAL;
        if (imagined.play(seat, move) == Disclosure.REVEAL || reveals) {
            return false;
        }
        assertThat(heardThere).as(move.code()).isEqualTo(heard);
        return true;
    }

    private static List<Phrase> heard(Position position, int seat) {
        List<Phrase> heard = new ArrayList<>();
        position.listener((audience, phrase) -> {
            if ((audience >> seat & 1) != 0) {
                heard.add(phrase);
            }
        });
        return heard;
    }

    @Test
    void theLogOfAGame_isWhatItsSeatMayHear_andThereIsNoReviewBeforeTheEnd() {
        long kept = 0;
        for (String title : titles().toList()) {
            Setup setup = Setup.parse(title).seeded(4);
            ParlourGame game = new ParlourGame(setup, 0, "random", "en");
            List<String> told = playedOut(game);
            GameRecord record = game.record();
            Narrator narrator = Narrator.ofNames(setup, "en", record.names());
            List<Phrase> all = new ArrayList<>();
            Position position = setup.start();
            List<Phrase> own = new ArrayList<>();
            position.listener((audience, phrase) -> {
                all.add(phrase);
                if ((audience & 1) != 0) {
                    own.add(phrase);
                }
            });
            record.moves().forEach(played -> position.play(played.seat(), played.move()));
            assertThat(told).as(title).isNotEmpty()
                    .containsExactlyElementsOf(own.stream().map(narrator::say).flatMap(String::lines).toList());
            kept += all.size() - own.size();
        }
        assertThat(kept).as("lines that were for other seats").isPositive();
    }

    /** The news of a whole game in which the guest plays at random. */
    private static List<String> playedOut(ParlourGame game) {
        SplitMix random = new SplitMix(6);
        List<String> told = new ArrayList<>();
        for (String seen = game.look();;) {
            seen.lines().takeWhile(line -> line.startsWith("- ")).forEach(line -> told.add(line.substring(2)));
            int moves = (int) seen.lines().filter(line -> line.matches("\\d+\\. .*\\[.*]")).count();
            if (moves == 0) {
                return told;
            }
            assertThatThrownBy(game::review).isInstanceOf(BadInput.class).hasMessageContaining("not over yet");
            seen = game.play(Integer.toString(1 + random.nextInt(moves)));
        }
    }

    private static void compare(Position truth, Position imagined, int seat, Narrator narrator, Set<Move> known) {
        assertThat(ParlourGame.sight(imagined, seat, narrator)).isEqualTo(ParlourGame.sight(truth, seat, narrator));
        for (Move move : known) {
            Optional<Refusal> reason = truth.why(seat, move);
            assertThat(imagined.why(seat, move)).as(move.code()).isEqualTo(reason);
        }
    }
}

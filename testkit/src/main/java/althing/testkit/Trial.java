package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import althing.engine.Game;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.SplitMix;
import althing.formats.NotationJson;
import althing.formats.Texts;

/** Shows a position to everybody, in every way there is, and plays it to its end by random moves. */
final class Trial {

    /** Far more decisions than any of our games needs. */
    private static final int ENDLESS = 50_000;
    /** Showing takes long, so most positions on the way are only played. */
    private static final int STRIDE = 60;

    private final Position position;
    private final SplitMix random;
    private final Game game;
    private final Texts texts;
    private final MoveList moves = new MoveList();

    Trial(Position position, SplitMix random) {
        this.position = position;
        this.random = random;
        game = position.setup().game();
        texts = Texts.of(game, "en");
    }

    void playToTheEnd() {
        for (int decision = 0; !position.isOver(); decision++) {
            if (decision % STRIDE == 0) {
                show();
            }
            assertThat(decision).as("decisions of a game that does not end").isLessThan(ENDLESS);
            play();
        }
        show();
    }

    private void play() {
        int seat = randomPendingSeat();
        position.moves(seat, moves);
        assertThat(moves.isEmpty()).as("seat %d owes a decision and has no legal move", seat).isFalse();
        position.play(seat, moves.get(random.nextInt(moves.size())));
    }

    private int randomPendingSeat() {
        int seat;
        do {
            seat = random.nextInt(position.seats());
        } while (!position.isPending(seat));
        return seat;
    }

    private void show() {
        for (int viewer = Position.ONLOOKER; viewer < position.seats(); viewer++) {
            assertThat(position.view(viewer).sketch(viewer).parts()).isNotEmpty();
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            show(seat);
        }
        position.scoreSheet();
        String written = NotationJson.write(position);
        assertThat(NotationJson.write(NotationJson.read(written))).as("the notation, read back").isEqualTo(written);
    }

    private void show(int seat) {
        position.points(seat);
        position.rank(seat);
        position.moves(seat, moves);
        if (position.isPending(seat)) {
            say(position.prompt(seat));
        }
        for (Move move : moves.toList()) {
            say(position.option(seat, move));
        }
    }

    private void say(Object phrase) {
        assertThat(texts.fact(phrase, seat -> "Seat " + seat)).isNotBlank();
    }
}

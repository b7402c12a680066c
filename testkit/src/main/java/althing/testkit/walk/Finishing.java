package althing.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import althing.engine.GameRecord;
import althing.engine.Position;
import althing.testkit.RandomGame;

/** A finished game has a winner, open points, and nothing left to decide. */
final class Finishing implements Property {

    @Override
    public void end(RandomGame game, GameRecord record) {
        Position end = game.position();
        List<Integer> ranks = new ArrayList<>();
        for (int seat = 0; seat < end.seats(); seat++) {
            ranks.add(end.rank(seat));
            assertThat(Scene.listed(end, seat)).isEmpty();
            assertThat(end.scoreSheet().total().get(seat)).isEqualTo(end.points(seat));
            assertThat(end.knowsPoints(Position.ONLOOKER, seat)).as("points are open at the end").isTrue();
        }
        assertThat(ranks).contains(1).allMatch(rank -> rank >= 1 && rank <= end.seats());
    }
}

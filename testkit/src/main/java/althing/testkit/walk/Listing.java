package althing.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;

import althing.engine.Move;
import althing.engine.Position;

/** A move is listed exactly when nothing refuses it. */
final class Listing implements Property {

    /** Who owes no decision has no move whatever it is: of the known ones a part is tried, and others the next time. */
    private static final int PART = 16;

    private final List<Move> known;

    Listing(Set<Move> known) {
        this.known = List.copyOf(known);
    }

    @Override
    public void look(Scene scene) {
        if (!scene.isChosen()) {
            return;
        }
        for (int seat = 0; seat < scene.position().seats(); seat++) {
            if (scene.position().isPending(seat)) {
                agree(scene, seat, 0, 1);
            } else {
                assertThat(scene.listed(seat)).as("moves of seat %d, who owes no decision", seat).isEmpty();
                agree(scene, seat, (int) Math.floorMod(scene.number(), (long) PART), PART);
            }
        }
    }

    private void agree(Scene scene, int seat, int first, int stride) {
        Set<Move> listed = scene.listed(seat);
        for (int i = first; i < known.size(); i += stride) {
            agree(scene.position(), seat, known.get(i), listed.contains(known.get(i)));
        }
    }

    private static void agree(Position position, int seat, Move move, boolean listed) {
        if (position.why(seat, move).isEmpty() != listed) {
            throw new AssertionError("seat " + seat + ": " + move.code() + (listed
                    ? " is listed, but refused by " + position.why(seat, move)
                    : " is not listed, but nothing refuses it"));
        }
    }
}

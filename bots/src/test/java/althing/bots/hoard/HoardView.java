package althing.bots.hoard;

import java.util.List;
import java.util.Set;

import althing.engine.Sketch;
import althing.engine.View;

/**
 * What a seat sees.
 *
 * @param hand what it holds, nothing for an onlooker
 * @param laid the card it has laid, 0 for none
 * @param have who has laid a card
 * @param spent the cards that are out of the game
 * @param treasure what is fought for, 0 at the end
 * @param left the treasures to come, in no order
 */
public record HoardView(Set<Integer> hand, int laid, List<Boolean> have, Set<Integer> spent, int treasure,
        Set<Integer> left, List<Integer> points) implements View {

    @Override
    public Sketch sketch(int viewer) {
        return new Sketch(List.of());
    }
}

package althing.bots;

import java.util.ArrayList;
import java.util.List;

import althing.engine.Belief;
import althing.engine.SplitMix;

/** The positions of a search from where it starts down to where it stands, kept from decision to decision. Not thread safe. */
final class Plies {

    private final List<Ply> plies = new ArrayList<>();
    private final LegalMoves legal = new LegalMoves();

    /** Puts what the belief's seat may think is true at the root, with its moves from any of them on. */
    void start(Belief belief, SplitMix random) {
        if (plies.isEmpty() || !plies.getFirst().position.setup().equals(belief.setup())) {
            plies.clear();
            plies.add(new Ply(belief.imagine(new SplitMix(0))));
        }
        plies.forEach(Ply::start);
        belief.imagine(random, plies.getFirst().position);
        legal.list(belief, random, plies.getFirst().moves);
    }

    Ply at(int number) {
        if (number == plies.size()) {
            plies.add(new Ply(plies.getFirst().position.copy()));
        }
        return plies.get(number);
    }
}

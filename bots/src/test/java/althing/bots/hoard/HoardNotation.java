package althing.bots.hoard;

import java.util.List;
import java.util.Set;

import althing.engine.BadInput;
import althing.engine.Setup;

/** A whole position in words and numbers. */
public record HoardNotation(String setup, List<Set<Integer>> hands, List<Integer> laid, Set<Integer> spent,
        int treasure, Set<Integer> left, List<Integer> points, long random) {

    HoardPosition position() {
        Setup parsed = Setup.parse(setup);
        int seats = parsed.seats();
        if (hands.size() != seats || laid.size() != seats || points.size() != seats) {
            throw new BadInput("hands, laid and points need one entry for each of the " + seats + " seats.");
        }
        return HoardPosition.of(parsed, this);
    }
}

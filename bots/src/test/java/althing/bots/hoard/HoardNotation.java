package althing.bots.hoard;

import java.util.List;

import althing.engine.BadInput;
import althing.engine.Notation;
import althing.engine.Setup;

/** A whole position in words and numbers. */
public record HoardNotation(String setup, List<List<Integer>> hands, List<Integer> laid, List<Integer> spent,
        int treasure, List<Integer> left, List<Integer> points, String random) implements Notation {

    @Override
    public HoardPosition position() {
        Setup parsed = Setup.parse(setup);
        int seats = parsed.seats();
        if (hands.size() != seats || laid.size() != seats || points.size() != seats) {
            throw new BadInput("hands, laid and points need one entry for each of the " + seats + " seats.");
        }
        return HoardPosition.of(parsed, this);
    }
}

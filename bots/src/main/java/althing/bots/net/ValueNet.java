package althing.bots.net;

import java.util.List;

import althing.engine.Setup;

/**
 * What was learnt about the value of a game's positions. Immutable and thread safe; {@link Correction} applies it.
 *
 * @param game      its id
 * @param rules     the version of the rules under which it was learnt
 * @param features  what it reads, in order
 * @param made      the command that made it
 * @param gate      what it was tried at before it was shipped; empty if it was not
 * @param steepness how much more likely, in logarithms, one more point makes winning, for each part of the game in turn
 */
public record ValueNet(String game, int rules, List<String> features, String made, String gate,
        List<Double> steepness, Weights weights) {

    public ValueNet {
        features = List.copyOf(features);
        steepness = List.copyOf(steepness);
        if (steepness.isEmpty() || features.size() != weights.inputs()) {
            throw new IllegalArgumentException("A net of " + features.size() + " features does not read "
                    + weights.inputs() + ".");
        }
    }

    /** Whether it was learnt under the rules of a setup. */
    public boolean fits(Setup setup) {
        return game.equals(setup.game().id()) && rules == setup.rules();
    }

    public ValueNet gated(String newGate) {
        return new ValueNet(game, rules, features, made, newGate, steepness, weights);
    }

    /** How steep chances are when so much of the game is over, from 0 to 1; between the middles of two parts something between. */
    double steepness(double progress) {
        double at = Math.clamp(progress, 0, 1) * steepness.size() - 0.5;
        int before = Math.clamp((int) Math.floor(at), 0, steepness.size() - 1);
        int after = Math.min(before + 1, steepness.size() - 1);
        double share = Math.clamp(at - before, 0, 1);
        return steepness.get(before) * (1 - share) + steepness.get(after) * share;
    }
}

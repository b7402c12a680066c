package althing.bots.net;

/**
 * The numbers of a net with one hidden layer of rectifiers. Shared by threads and never changed once it is in use.
 *
 * @param inputs how many features it reads
 * @param hidden how many hidden units it has
 * @param first  from each input to each unit, input by input
 * @param bias   of each unit
 * @param second from each unit to the output
 * @param offset of the output
 */
@SuppressWarnings("ArrayRecordComponent") // compared by nobody, and read on the hot path
public record Weights(int inputs, int hidden, float[] first, float[] bias, float[] second, float offset) {

    public Weights {
        if (first.length != inputs * hidden || bias.length != hidden || second.length != hidden) {
            throw new IllegalArgumentException("These weights do not make a net of " + inputs + " inputs and " + hidden
                    + " units.");
        }
    }

    /** How many numbers they are. */
    public int size() {
        return first.length + bias.length + second.length + 1;
    }

    /** What the net makes of features; the units are scratch. What is 0 costs nothing. */
    public double output(float[] features, float[] units) {
        System.arraycopy(bias, 0, units, 0, hidden);
        for (int input = 0; input < inputs; input++) {
            float value = features[input];
            if (value != 0) {
                int from = input * hidden;
                for (int unit = 0; unit < hidden; unit++) {
                    units[unit] += value * first[from + unit];
                }
            }
        }
        float sum = offset;
        for (int unit = 0; unit < hidden; unit++) {
            sum += Math.max(0, units[unit]) * second[unit];
        }
        return sum;
    }
}

package althing.lab.learn;

/** The chances to win that values make. */
final class Chances {

    private Chances() {
    }

    static void of(double[] values, int seats, double steepness, double[] into) {
        double most = Double.NEGATIVE_INFINITY;
        for (int seat = 0; seat < seats; seat++) {
            most = Math.max(most, values[seat]);
        }
        double sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            into[seat] = StrictMath.exp((values[seat] - most) * steepness);
            sum += into[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            into[seat] /= sum;
        }
    }
}

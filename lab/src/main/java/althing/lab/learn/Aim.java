package althing.lab.learn;

/** What a net is taught to foretell. */
public enum Aim {

    /** How many points each seat will have. */
    POINTS {

        // a miss of many points counts no more than one of two scales, so that one strange game does not bend the net
        @Override
        void blame(Example example, double[] values, double steepness, double scale, double[] blame) {
            for (int seat = 0; seat < example.seats(); seat++) {
                blame[seat] = Math.clamp((values[seat] - example.points()[seat]) / scale, -2, 2);
            }
        }
    },

    /** Who will win: values are right when the chances that they make are. */
    VICTORY {

        @Override
        void blame(Example example, double[] values, double steepness, double scale, double[] blame) {
            Chances.of(values, example.seats(), steepness, blame);
            for (int seat = 0; seat < example.seats(); seat++) {
                blame[seat] = (blame[seat] - example.victory()[seat]) * steepness * scale;
            }
        }
    };

    /**
     * How much too high each seat's value is, in scales.
     *
     * @param scale how many points one unit of the net's output stands for
     */
    abstract void blame(Example example, double[] values, double steepness, double scale, double[] blame);
}

package althing.lab.learn;

/**
 * A moment of a game, and how the game ended.
 *
 * @param points  of each seat at the end
 * @param victory each seat's part of the victory
 */
@SuppressWarnings("ArrayRecordComponent") // compared by nobody, and millions of them
record Example(Moment moment, float[] points, float[] victory) {

    int seats() {
        return points.length;
    }
}

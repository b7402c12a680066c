package althing.bots.rating;

/** Sums with tables of numbers. */
final class Matrices {

    private Matrices() {
    }

    /** The inverse of a positive definite matrix, after Gauss and Jordan; the matrix is used up. */
    static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] inverse = new double[size][size];
        for (int i = 0; i < size; i++) {
            inverse[i][i] = 1;
        }
        for (int column = 0; column < size; column++) {
            double pivot = matrix[column][column];
            scale(matrix[column], 1 / pivot);
            scale(inverse[column], 1 / pivot);
            for (int row = 0; row < size; row++) {
                double factor = matrix[row][column];
                if (row != column) {
                    subtract(matrix[row], matrix[column], factor);
                    subtract(inverse[row], inverse[column], factor);
                }
            }
        }
        return inverse;
    }

    private static void scale(double[] row, double factor) {
        for (int i = 0; i < row.length; i++) {
            row[i] *= factor;
        }
    }

    private static void subtract(double[] from, double[] row, double factor) {
        for (int i = 0; i < row.length; i++) {
            from[i] -= factor * row[i];
        }
    }
}

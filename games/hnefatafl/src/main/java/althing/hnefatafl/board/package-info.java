/** The board: squares, sets of squares, lines, the variants with their figures, and where the pieces stand. */
@NullMarked
package althing.hnefatafl.board;

import org.jspecify.annotations.NullMarked;

/** Positions of bots' games in which one move is clearly the best. */
@NullMarked
package althing.bots.puzzle;

import org.jspecify.annotations.NullMarked;

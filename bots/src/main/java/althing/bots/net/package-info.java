/** Small nets that correct what a game's heuristics think of a position. */
@NullMarked
package althing.bots.net;

import org.jspecify.annotations.NullMarked;

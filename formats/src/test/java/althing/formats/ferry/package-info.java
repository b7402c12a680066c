/** A small game that can be played, for lessons and puzzles. */
@NullMarked
package althing.formats.ferry;

import org.jspecify.annotations.NullMarked;

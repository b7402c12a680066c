/** Looking back at a finished game: what was decided, what was luck, what the others did. */
@NullMarked
package althing.bots.review;

import org.jspecify.annotations.NullMarked;

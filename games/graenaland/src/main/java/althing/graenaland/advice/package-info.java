/** What bots think of positions and moves. */
@NullMarked
package althing.graenaland.advice;

import org.jspecify.annotations.NullMarked;

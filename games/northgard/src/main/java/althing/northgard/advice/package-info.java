/** What a bot thinks of positions and moves. */
@NullMarked
package althing.northgard.advice;

import org.jspecify.annotations.NullMarked;

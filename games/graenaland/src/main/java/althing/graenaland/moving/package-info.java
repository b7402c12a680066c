/** Phases 1 and 2: the harvest, the orders and the heroes that arrive. */
@NullMarked
package althing.graenaland.moving;

import org.jspecify.annotations.NullMarked;

/** How strong players are, by the order in which they came in. */
@NullMarked
package althing.bots.rating;

import org.jspecify.annotations.NullMarked;

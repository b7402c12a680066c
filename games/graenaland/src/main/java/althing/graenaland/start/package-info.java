/** The map, the first villages and the victory cards of the advanced game. */
@NullMarked
package althing.graenaland.start;

import org.jspecify.annotations.NullMarked;

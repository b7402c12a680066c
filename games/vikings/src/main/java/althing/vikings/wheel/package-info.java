/** The wheel of prices, and the supply from which it is filled. */
@NullMarked
package althing.vikings.wheel;

import org.jspecify.annotations.NullMarked;

/** How a round goes: the auction, the offer round the wheel, and buying from it. */
@NullMarked
package althing.vikings.offer;

import org.jspecify.annotations.NullMarked;

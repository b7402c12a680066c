/** Where the tiles and vikings of a seat go that it has acquired. */
@NullMarked
package althing.vikings.settling;

import org.jspecify.annotations.NullMarked;

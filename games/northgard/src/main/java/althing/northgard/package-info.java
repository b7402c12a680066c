/** Northgard: Uncharted Lands, with creatures and all variants. */
@NullMarked
package althing.northgard;

import org.jspecify.annotations.NullMarked;

/** Positions written out, read back and checked. */
@NullMarked
package althing.northgard.notation;

import org.jspecify.annotations.NullMarked;

/** A position written out, read back and checked. */
@NullMarked
package althing.graenaland.notation;

import org.jspecify.annotations.NullMarked;

/** A position in words that read back. */
@NullMarked
package althing.vikings.notation;

import org.jspecify.annotations.NullMarked;

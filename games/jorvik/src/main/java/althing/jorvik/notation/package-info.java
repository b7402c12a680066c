/** A position in words that read back. */
@NullMarked
package althing.jorvik.notation;

import org.jspecify.annotations.NullMarked;

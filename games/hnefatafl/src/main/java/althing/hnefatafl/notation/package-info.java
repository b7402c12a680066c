/** A position in words that read back. */
@NullMarked
package althing.hnefatafl.notation;

import org.jspecify.annotations.NullMarked;

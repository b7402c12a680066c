/** Whole positions in words, written and read. */
@NullMarked
package althing.odin.notation;

import org.jspecify.annotations.NullMarked;

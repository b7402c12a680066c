/** The Feast (FFO-4.8 to FFO-4.18). */
@NullMarked
package althing.odin.feast;

import org.jspecify.annotations.NullMarked;

/** Points (FFO-16). */
@NullMarked
package althing.odin.scoring;

import org.jspecify.annotations.NullMarked;

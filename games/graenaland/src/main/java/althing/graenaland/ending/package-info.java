/** Declarations, the final building and the end. */
@NullMarked
package althing.graenaland.ending;

import org.jspecify.annotations.NullMarked;

/** The command althing. */
@NullMarked
package althing.app;

import org.jspecify.annotations.NullMarked;

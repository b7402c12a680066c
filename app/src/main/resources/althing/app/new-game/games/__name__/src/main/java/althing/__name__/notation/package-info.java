/** A position in words that read back. */
@NullMarked
package althing.__name__.notation;

import org.jspecify.annotations.NullMarked;

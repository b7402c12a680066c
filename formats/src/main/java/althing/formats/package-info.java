/** Notations as JSON and texts in every language. */
@NullMarked
package althing.formats;

import org.jspecify.annotations.NullMarked;

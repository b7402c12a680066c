@NullMarked
package althing.formats;

import org.jspecify.annotations.NullMarked;

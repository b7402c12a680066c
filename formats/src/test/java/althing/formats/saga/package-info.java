@NullMarked
package althing.formats.saga;

import org.jspecify.annotations.NullMarked;

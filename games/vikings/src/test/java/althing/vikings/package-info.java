@NullMarked
package althing.vikings;

import org.jspecify.annotations.NullMarked;

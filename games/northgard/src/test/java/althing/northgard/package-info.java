@NullMarked
package althing.northgard;

import org.jspecify.annotations.NullMarked;

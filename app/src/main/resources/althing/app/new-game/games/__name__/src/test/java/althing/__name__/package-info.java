@NullMarked
package althing.__name__;

import org.jspecify.annotations.NullMarked;

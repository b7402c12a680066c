@NullMarked
package althing.hnefatafl;

import org.jspecify.annotations.NullMarked;

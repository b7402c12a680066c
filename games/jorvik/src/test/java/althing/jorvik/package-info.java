/** Tests of Jórvík, one class for each section of its rules. */
@NullMarked
package althing.jorvik;

import org.jspecify.annotations.NullMarked;

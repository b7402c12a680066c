/** Tests of Northgard, one class for each section or two of its rules. */
@NullMarked
package althing.northgard;

import org.jspecify.annotations.NullMarked;

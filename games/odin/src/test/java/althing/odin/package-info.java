/** Tests of A Feast for Odin, one class for each section of its rules. */
@NullMarked
package althing.odin;

import org.jspecify.annotations.NullMarked;

/** Tests of Graenaland, one class for each section of its rules. */
@NullMarked
package althing.graenaland;

import org.jspecify.annotations.NullMarked;

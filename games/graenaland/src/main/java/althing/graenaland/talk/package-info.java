/** Promises, and what became of them. */
@NullMarked
package althing.graenaland.talk;

import org.jspecify.annotations.NullMarked;

/** What is known about playing well. Bots ask it; the rules do not. */
@NullMarked
package althing.__name__.advice;

import org.jspecify.annotations.NullMarked;

/** One walk over random games, and what must hold on it. */
@NullMarked
package althing.testkit.walk;

import org.jspecify.annotations.NullMarked;

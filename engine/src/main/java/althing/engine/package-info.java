/** The words every game, bot, table and experiment is told in. Depends on the JDK alone. */
@NullMarked
package althing.engine;

import org.jspecify.annotations.NullMarked;

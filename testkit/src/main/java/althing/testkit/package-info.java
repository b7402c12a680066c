/** What must hold for every game, written once. */
@NullMarked
package althing.testkit;

import org.jspecify.annotations.NullMarked;

/** Combats, and the creatures. */
@NullMarked
package althing.northgard.combat;

import org.jspecify.annotations.NullMarked;

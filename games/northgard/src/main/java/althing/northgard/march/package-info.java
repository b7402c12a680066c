/** Figures on their way: which of them go, where to, and what a Move action allows. */
@NullMarked
package althing.northgard.march;

import org.jspecify.annotations.NullMarked;

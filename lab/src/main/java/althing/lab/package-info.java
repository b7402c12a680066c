/** Experiments: simulations, arenas, ratings, plots, the speed card. */
@NullMarked
package althing.lab;

import org.jspecify.annotations.NullMarked;

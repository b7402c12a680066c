/** Graenaland: the rules, the components, the texts and the heuristics of the game. */
@NullMarked
package althing.graenaland;

import org.jspecify.annotations.NullMarked;

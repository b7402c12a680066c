/** Learning what the heuristics of a game get wrong, from games that bots play. */
@NullMarked
package althing.lab.learn;

import org.jspecify.annotations.NullMarked;

/** The state of a game, the moves, and what every question of it has in common. */
@NullMarked
package althing.jorvik.town;

import org.jspecify.annotations.NullMarked;

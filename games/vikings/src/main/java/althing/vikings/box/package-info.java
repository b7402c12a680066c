/** What is in the box: tiles, vikings, special tiles, the figures of the game, and the names of it all. */
@NullMarked
package althing.vikings.box;

import org.jspecify.annotations.NullMarked;

/** The rules: the heap, and the one question of the game. */
@NullMarked
package althing.__name__.rules;

import org.jspecify.annotations.NullMarked;

/** All that a game is made of, its moves and questions, and how cards, votes and sites stand. */
@NullMarked
package althing.graenaland.table;

import org.jspecify.annotations.NullMarked;

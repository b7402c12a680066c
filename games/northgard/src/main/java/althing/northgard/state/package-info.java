/** The state of a game: the map, the decks, the holdings, the course, and the questions that can be asked about it. */
@NullMarked
package althing.northgard.state;

import org.jspecify.annotations.NullMarked;

/** The box: cards, tiles, creatures, buildings and figures as data, and the words for them. */
@NullMarked
package althing.northgard.box;

import org.jspecify.annotations.NullMarked;

/** How a notation describes its fields: meanings, limits, words and forms. The rest of the house reads them by reflection. */
@NullMarked
package althing.engine.notation;

import org.jspecify.annotations.NullMarked;

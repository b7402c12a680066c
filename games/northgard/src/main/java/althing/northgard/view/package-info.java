/** What a seat or an onlooker is told, as records and in words. */
@NullMarked
package althing.northgard.view;

import org.jspecify.annotations.NullMarked;

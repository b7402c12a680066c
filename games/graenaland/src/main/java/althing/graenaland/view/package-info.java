/** What a seat or an onlooker sees. */
@NullMarked
package althing.graenaland.view;

import org.jspecify.annotations.NullMarked;

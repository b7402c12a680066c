/** What lies in the box: components, figures and the map. */
@NullMarked
package althing.graenaland.box;

import org.jspecify.annotations.NullMarked;

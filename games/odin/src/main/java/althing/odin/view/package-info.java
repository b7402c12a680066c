/** What a seat or an onlooker sees, made from the rules. */
@NullMarked
package althing.odin.view;

import org.jspecify.annotations.NullMarked;

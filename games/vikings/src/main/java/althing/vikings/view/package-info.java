/** What is shown of a position, made from the rules. */
@NullMarked
package althing.vikings.view;

import org.jspecify.annotations.NullMarked;

/** The small, the large and the final scoring, and the sheet of them all. */
@NullMarked
package althing.vikings.scoring;

import org.jspecify.annotations.NullMarked;

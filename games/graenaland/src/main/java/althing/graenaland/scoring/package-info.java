/** What counts for victory, and who is ahead. */
@NullMarked
package althing.graenaland.scoring;

import org.jspecify.annotations.NullMarked;

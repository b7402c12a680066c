/** What somebody could reach by building now, worked out exactly. */
@NullMarked
package althing.graenaland.reach;

import org.jspecify.annotations.NullMarked;

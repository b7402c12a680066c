/** The four actions: explore, recruit, build and move. */
@NullMarked
package althing.northgard.actions;

import org.jspecify.annotations.NullMarked;

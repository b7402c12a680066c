/** How much time the players have. */
@NullMarked
package althing.server.pace;

import org.jspecify.annotations.NullMarked;

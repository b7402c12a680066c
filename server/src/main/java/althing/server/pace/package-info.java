/** How much time the players of a table have, without knowing of tables. */
@NullMarked
package althing.server.pace;

import org.jspecify.annotations.NullMarked;

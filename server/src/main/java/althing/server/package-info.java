/** Tables, people, storage, pushes and the bots' turns. */
@NullMarked
package althing.server;

import org.jspecify.annotations.NullMarked;

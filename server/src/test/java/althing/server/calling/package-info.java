@NullMarked
package althing.server.calling;

import org.jspecify.annotations.NullMarked;

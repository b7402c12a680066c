/** Calling people who are away when they are asked: by push, by mail, by webhook. */
@NullMarked
package althing.server.calling;

import org.jspecify.annotations.NullMarked;

/** Reviews of finished games, one after the other, and kept. */
@NullMarked
package althing.server.review;

import org.jspecify.annotations.NullMarked;

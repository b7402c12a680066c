/** Tests of the host's desk that need no HTTP. */
@NullMarked
package althing.server.host;

import org.jspecify.annotations.NullMarked;

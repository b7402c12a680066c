/** The host's desk: who may come, what is reported, and what was done about it. */
@NullMarked
package althing.server.host;

import org.jspecify.annotations.NullMarked;

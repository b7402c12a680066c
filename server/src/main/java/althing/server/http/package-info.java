/** The hall's door: HTTP calls, pushes, the page, and who is who. */
@NullMarked
package althing.server.http;

import org.jspecify.annotations.NullMarked;

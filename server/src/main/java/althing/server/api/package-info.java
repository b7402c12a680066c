/** The shapes of the HTTP interface, as docs/api.md tells them; the page's TypeScript types are written from these records. */
@NullMarked
package althing.server.api;

import org.jspecify.annotations.NullMarked;

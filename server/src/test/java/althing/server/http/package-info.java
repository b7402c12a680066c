/** The door without a hall behind it. */
@NullMarked
package althing.server.http;

import org.jspecify.annotations.NullMarked;

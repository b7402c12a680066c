/** How strong people are, what they have played, and how. */
@NullMarked
package althing.server.rating;

import org.jspecify.annotations.NullMarked;

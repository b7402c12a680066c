@NullMarked
package althing.server.rating;

import org.jspecify.annotations.NullMarked;

/** Who people are: their keys, what is kept of them, and how they come back. */
@NullMarked
package althing.server.person;

import org.jspecify.annotations.NullMarked;

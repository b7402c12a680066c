/** Tests of who people are. */
@NullMarked
package althing.server.person;

import org.jspecify.annotations.NullMarked;

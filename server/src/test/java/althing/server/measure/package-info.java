/** Tests of what is measured. */
@NullMarked
package althing.server.measure;

import org.jspecify.annotations.NullMarked;

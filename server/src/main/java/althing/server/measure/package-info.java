/** What can be measured of a running hall, and the door where Prometheus reads it. */
@NullMarked
package althing.server.measure;

import org.jspecify.annotations.NullMarked;

/** Vikings, two to four seats, six rounds round a wheel of prices. Rule ids are VIK-… */
@NullMarked
package althing.vikings;

import org.jspecify.annotations.NullMarked;

@NullMarked
package althing.testkit.walk;

import org.jspecify.annotations.NullMarked;

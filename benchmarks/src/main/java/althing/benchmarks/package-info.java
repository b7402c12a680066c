/** The measures of the speed card, by JMH. */
@NullMarked
package althing.benchmarks;

import org.jspecify.annotations.NullMarked;

/** People made of threads, who play in a hall and measure how long it lets them wait. */
@NullMarked
package althing.app.load;

import org.jspecify.annotations.NullMarked;

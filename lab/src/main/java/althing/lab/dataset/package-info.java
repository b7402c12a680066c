/** Games as data for whoever learns from them: written in files of lines, read back, and replayed. */
@NullMarked
package althing.lab.dataset;

import org.jspecify.annotations.NullMarked;

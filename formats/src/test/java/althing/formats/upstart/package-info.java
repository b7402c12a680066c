@NullMarked
package althing.formats.upstart;

import org.jspecify.annotations.NullMarked;

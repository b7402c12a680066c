@NullMarked
package althing.formats.lesson;

import org.jspecify.annotations.NullMarked;

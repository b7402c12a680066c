@NullMarked
package althing.formats.notation;

import org.jspecify.annotations.NullMarked;

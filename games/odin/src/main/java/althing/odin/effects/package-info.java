/** The questions that single occupations ask. */
@NullMarked
package althing.odin.effects;

import org.jspecify.annotations.NullMarked;

/** A Feast for Odin, one to four seats, the long game and the short one. Rule ids are FFO-… */
@NullMarked
package althing.odin;

import org.jspecify.annotations.NullMarked;

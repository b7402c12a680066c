/** The line by which a program outside plays many games at once; docs/environments.md describes it. */
@NullMarked
package althing.app.env;

import org.jspecify.annotations.NullMarked;

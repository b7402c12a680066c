/** The rules: what may be moved where, what it captures, and how the game ends. Rule ids are TAF-… */
@NullMarked
package althing.hnefatafl.rules;

import org.jspecify.annotations.NullMarked;

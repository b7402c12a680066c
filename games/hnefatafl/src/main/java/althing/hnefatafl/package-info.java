/**
 * Hnefatafl in three variants, two seats. This package is the door; behind it lie the rooms: {@code board}, {@code rules},
 * {@code view}, {@code notation} and {@code advice}.
 */
@NullMarked
package althing.hnefatafl;

import org.jspecify.annotations.NullMarked;

/**
 * Jórvík, two to five seats, in two variants: Karl and Jarl. Rule ids are JOR-… This package is the door; behind it lie the
 * rooms: {@code cards}, {@code town}, the rules in {@code goods}, {@code attack}, {@code market} and {@code round}, then
 * {@code view}, {@code notation} and {@code advice}.
 */
@NullMarked
package althing.jorvik;

import org.jspecify.annotations.NullMarked;

package althing.lab.study;

import althing.engine.Move;
import althing.engine.Position;

/** Sees every decision of a game before it is played, and may have another move played instead. */
@FunctionalInterface
interface Onlooker {

    /** Looks, and changes nothing. */
    Onlooker SILENT = (_, _, chosen) -> chosen;

    /** The move that is played: the chosen one, or another legal one. */
    Move played(Position position, int seat, Move chosen);
}

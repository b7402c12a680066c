package althing.engine;

import java.util.List;
import java.util.Optional;

import althing.engine.data.DataFile;

/** The rules of one title. Stateless and thread safe; found by {@link java.util.ServiceLoader}. */
public interface Game {

    /** A short word of small letters, the first in a setup line. */
    String id();

    /** Counts up whenever a stored record might replay differently. */
    int rulesVersion();

    int minSeats();

    int maxSeats();

    List<Option> options();

    /** A sentence that says why these options do not go together, if they do not. */
    Optional<String> problem(Setup setup);

    /** The first decision of a seeded setup. */
    Position start(Setup setup);

    /**
     * The move that a code stands for.
     *
     * @throws BadInput if no move of this game is written so
     */
    Move move(String code);

    /**
     * The record type of {@link Position#notation}. Its first component is {@code String setup}, the setup line without a
     * seed; a component {@code random} holds the random state.
     */
    Class<?> notationType();

    /** The record type of {@link Position#view}. */
    Class<?> viewType();

    /**
     * A view in words, for a terminal. It is drawn from the view alone, so it cannot tell more than the viewer may know.
     *
     * @param view   what {@link Position#view} gave to the viewer
     * @param viewer a seat, or {@link Position#ONLOOKER}
     */
    Sketch sketch(Object view, int viewer);

    /**
     * The position that a notation describes.
     *
     * @throws BadInput if the notation breaks the game's counts or contradicts itself; the message says where
     */
    Position position(Object notation);

    Heuristics heuristics();

    /** The components and figures of the game with their source marks. */
    DataFile components();
}

package althing.server.api;

import java.util.List;

import althing.engine.Option;

/** What can be played in this hall. */
public record Hall(List<GameInfo> games, List<Integer> levels) {

    /** One game; the first value of an option is its default. */
    public record GameInfo(String id, int minSeats, int maxSeats, List<Option> options, int rulesVersion) {}
}

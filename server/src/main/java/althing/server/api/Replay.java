package althing.server.api;

import java.util.List;

import althing.engine.ScoreSheet;
import althing.engine.View;

/** What a person may see of the position after {@code n} of {@code count} moves, with the log up to it. */
public record Replay(int n, int count, View view, List<TableState.LogLine> log, ScoreSheet scoreSheet) {}

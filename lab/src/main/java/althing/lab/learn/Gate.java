package althing.lab.learn;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import althing.engine.Setup;
import althing.lab.Arena;
import althing.lab.Conduct;
import althing.lab.Experiment;
import althing.lab.Experiment.Seating;
import althing.lab.Keeper;
import althing.lab.Match;
import althing.lab.Progress;

/**
 * What a net must pass before it is shipped: the same bot with it and without it, each deal in all seatings.
 *
 * @param bot   by name, without a net
 * @param games of each setup
 */
public record Gate(List<Setup> setups, String bot, int games, long seed) {

    public Gate {
        setups = List.copyOf(setups);
    }

    /** What came out in each setup. */
    public record Finding(List<Match> matches, List<String> lines) {

        /** Whether it helps somewhere beyond doubt and nowhere clearly harms. */
        public boolean passed() {
            return matches.stream().anyMatch(match -> match.paired().low() > 0.5)
                    && matches.stream().allMatch(match -> match.paired().high() > 0.5);
        }

        public String sentence() {
            return String.join("; ", lines);
        }
    }

    /** Tries the net of a file. */
    public Finding tried(Path net, int threads, Progress progress) {
        List<Match> matches = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        for (Setup setup : setups) {
            if (setup.seats() > 1) {
                Match match = match(setup, net, new Conduct(threads, progress, Keeper.NOBODY, Optional.empty()));
                matches.add(match);
                lines.add(line(setup, match));
            }
        }
        return new Finding(matches, lines);
    }

    private Match match(Setup setup, Path net, Conduct conduct) {
        List<String> bots = List.of(bot + ",net=" + net, bot + ",net=off");
        return Arena.run(Experiment.of(setup, bots, games, seed, Seating.PAIRED), conduct, Optional.empty()).match()
                .orElseThrow();
    }

    private String line(Setup setup, Match match) {
        return String.format(Locale.ROOT, "%s %s with it wins %.1f %% (%.1f – %.1f) against itself without",
                setup.line(),
                bot, match.share() * 100, match.paired().low() * 100, match.paired().high() * 100);
    }
}

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
import althing.lab.Sprt;

/**
 * What a net must pass before it is shipped: the same bot with it and without it, each deal in all seatings.
 *
 * @param bot   by name, without a net
 * @param games of each setup, at most
 * @param test  that may end the games of a setup sooner
 */
public record Gate(List<Setup> setups, String bot, int games, Optional<Sprt> test, long seed) {

    public Gate {
        setups = List.copyOf(setups);
    }

    /** What came out in each setup. */
    public record Finding(List<Match> matches, List<String> lines) {

        /** Whether it helps somewhere beyond doubt and nowhere clearly harms. */
        public boolean passed() {
            return matches.stream().anyMatch(Finding::helps) && matches.stream().noneMatch(Finding::harms);
        }

        private static boolean helps(Match match) {
            return match.test().map(Sprt.Finding.MORE::equals).orElse(match.paired().low() > 0.5);
        }

        private static boolean harms(Match match) {
            return match.test().map(Sprt.Finding.LESS::equals).orElse(match.paired().high() <= 0.5);
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
        return Arena.run(Experiment.of(setup, bots, games, seed, Seating.PAIRED), conduct, test).match()
                .orElseThrow();
    }

    private String line(Setup setup, Match match) {
        return String.format(Locale.ROOT, "%s %s with it wins %.1f %% (%.1f – %.1f) against itself without%s",
                setup.line(), bot, match.share() * 100, match.paired().low() * 100, match.paired().high() * 100,
                match.test().map(found -> tested(found, match.deals())).orElse(""));
    }

    private String tested(Sprt.Finding found, long deals) {
        Sprt shares = test.orElseThrow();
        return String.format(Locale.ROOT, " in %d deals, and the test of %.2f against %.2f %s", deals, shares.less(),
                shares.more(), switch (found) {
                    case OPEN -> "is open";
                    case LESS -> "found less";
                    case MORE -> "found more";
                });
    }
}

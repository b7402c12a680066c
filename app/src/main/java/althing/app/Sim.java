package althing.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import althing.lab.Experiment.Seating;
import althing.lab.Happening;
import althing.lab.PlaceShare;
import althing.lab.SeatPoints;
import althing.lab.Simulation;
import althing.lab.SimulationReport;

/** Simulates many games with the same bots on the same seats. */
@Command(name = "sim", sortOptions = false, description = "Simulate many games and tell points, victories, pace and crashes.")
final class Sim extends ManyGames {

    @Option(names = "--count", description = "Count what the games tell: how often each line of the log comes in a game.")
    private boolean counting;

    Sim(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        SimulationReport report;
        try (Bar bar = new Bar(shell(), "simulating")) {
            report = Simulation.run(experiment(Seating.FIXED), conduct(bar), counting);
        }
        if (asJson()) {
            printJson(report);
        } else {
            print(report);
        }
        insistOnNone(report.crashes());
    }

    private void print(SimulationReport report) {
        printSummary(report.setup(), report.games(), report.decisions(), report.pace());
        TextTable table = new TextTable("seat", "bot", "mean", "median", "deviation", "min", "max");
        for (SeatPoints points : report.points()) {
            table.add(String.valueOf(points.seat()), points.bot(), english("%.2f", points.mean()),
                    english("%.1f", points.median()), english("%.2f", points.deviation()), String.valueOf(points.min()),
                    String.valueOf(points.max()));
        }
        out().println(table);
        printPlaces(report);
        printHappenings(report);
        printCrashes(report.crashes());
    }

    private void printPlaces(SimulationReport report) {
        TextTable table = new TextTable("place in the order of play", "victories", "95 % from", "to");
        for (PlaceShare place : report.places()) {
            table.add(String.valueOf(place.place()), percent(place.share()), percent(place.low()),
                    percent(place.high()));
        }
        out().println(table);
    }

    private void printHappenings(SimulationReport report) {
        if (report.happenings().isEmpty()) {
            return;
        }
        TextTable table = new TextTable("told", "times a game");
        for (Happening happening : report.happenings()) {
            table.add(happening.what(), english("%.2f", happening.perGame()));
        }
        out().println(table);
    }
}

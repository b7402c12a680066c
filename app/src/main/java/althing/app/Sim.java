package althing.app;

import picocli.CommandLine.Command;

import althing.lab.SeatPoints;
import althing.lab.Simulation;
import althing.lab.SimulationReport;

/** Simulates many games with the same bots on the same seats. */
@Command(name = "sim", sortOptions = false, description = "Simulate many games and tell points, pace and crashes.")
final class Sim extends Experiment {

    Sim(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        SimulationReport report;
        try (Bar bar = new Bar(shell(), "simulating")) {
            report = Simulation.run(setup(), bots(), games(), seed(), threads(), bar, keeper());
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
        TextTable table = new TextTable("seat", "bot", "mean", "min", "max");
        for (SeatPoints points : report.points()) {
            table.add(String.valueOf(points.seat()), points.bot(), english("%.2f", points.mean()),
                    String.valueOf(points.min()), String.valueOf(points.max()));
        }
        out().println(table);
        printCrashes(report.crashes());
    }
}

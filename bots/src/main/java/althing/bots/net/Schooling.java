package althing.bots.net;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import althing.engine.BadInput;
import althing.engine.Setup;

/** Where a bot has its net from, if it has one. Thread safe. */
public interface Schooling {

    /** Nothing was learnt. */
    Schooling NONE = _ -> Optional.empty();

    /** The net that the game ships. */
    Schooling OWN = setup -> ShippedNets.of(setup.game());

    /** The net for a setup's game, if there is one. */
    Optional<ValueNet> net(Setup setup);

    /**
     * The net in a file.
     *
     * @throws BadInput if there is none
     */
    static Schooling file(Path file) {
        ValueNet net = read(file);
        return setup -> Optional.of(net).filter(found -> found.game().equals(setup.game().id()));
    }

    private static ValueNet read(Path file) {
        try {
            return NetFile.read(Files.readString(file));
        } catch (IOException e) {
            throw new BadInput("The net '" + file + "' cannot be read: " + e.getMessage() + ".",
                    new UncheckedIOException(e));
        }
    }

    /** What corrects the heuristics of a setup's game; nothing where no net fits its rules and its features. */
    default Optional<Correction> correction(Setup setup) {
        return setup.game().heuristics().features().flatMap(features -> net(setup)
                .filter(net -> net.fits(setup) && ShippedNets.features(setup.game(), features).equals(net.features()))
                .map(net -> new Correction(net, features)));
    }
}

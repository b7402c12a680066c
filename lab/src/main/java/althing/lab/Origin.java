package althing.lab;

import java.util.Collection;
import java.util.Optional;
import java.util.stream.Collectors;

import althing.bots.net.NetFile;
import althing.bots.net.ShippedNets;
import althing.engine.Fingerprint;
import althing.engine.Game;

/**
 * Where results come from; bots of another program, or with other nets, may play otherwise.
 *
 * @param program its version
 * @param nets    a digest of the nets that the games ship
 */
public record Origin(String program, String nets) {

    private static final int DIGITS = 16;

    /** What plays these games here. */
    public static Origin of(Collection<Game> games) {
        String version = Origin.class.getPackage().getImplementationVersion();
        String nets = games.stream().map(ShippedNets::of).flatMap(Optional::stream).map(NetFile::write)
                .collect(Collectors.joining());
        return new Origin(version == null ? "from its sources" : version,
                nets.isEmpty() ? "none" : Fingerprint.of(nets).substring(0, DIGITS));
    }
}

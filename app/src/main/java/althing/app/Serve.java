package althing.app;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import althing.engine.BadInput;
import althing.server.HallOptions;
import althing.server.HallServer;
import althing.server.calling.CallSettings;
import althing.server.http.Annex;
import althing.server.oidc.ProviderSettings;

/** Opens the hall and keeps it open until somebody ends the process. */
@Command(name = "serve", sortOptions = false, description = "Open the hall in the browser.")
final class Serve extends Task {

    private static final String TOKEN_LABEL = "serve --program-token";
    private static final int LONGEST_LINGER = 600;
    private static final Pattern PLACE = Pattern.compile("(?:(.+):)?(\\d{1,5})");

    /** The answer in JSON, once the hall is open. */
    record Answer(String address, int port, String data, @Nullable String hostKey, @Nullable String token) {}

    @Option(names = "--port", paramLabel = "N", defaultValue = "8080", description = "Where to listen; 0 takes any free port. Default: ${DEFAULT-VALUE}.")
    private int port;

    @Option(names = "--host", paramLabel = "ADDRESS", defaultValue = "127.0.0.1", description = "0.0.0.0 lets others in your network join. Default: ${DEFAULT-VALUE}.")
    private String host = "";

    @Option(names = "--data", paramLabel = "DIR", defaultValue = ".althing", description = "Where the tables are kept. Default: ${DEFAULT-VALUE}.")
    private Path data = Path.of("");

    @Option(names = "--database", paramLabel = "JDBC-URL", description = "Keep the tables in this PostgreSQL instead.")
    private @Nullable String database;

    @Option(names = "--public-url", paramLabel = "URL", description = "What people call the hall by when a proxy stands before it, such as https://hall.example.org.")
    private @Nullable URI publicUrl;

    @Option(names = "--pace", paramLabel = "MS", description = "How long a bot's move can be seen before the next. Default: 700.")
    private long pace = HallOptions.USUAL_PACE.toMillis();

    @Option(names = "--metrics", paramLabel = "[ADDRESS:]PORT", description = "Let Prometheus read /metrics there, at 127.0.0.1 unless an address is given.")
    private @Nullable String metrics;

    @Option(names = "--linger", paramLabel = "SECONDS", defaultValue = "0", description = "How long to serve people still when the process is told to end, so that a balancer can notice. Default: ${DEFAULT-VALUE}.")
    private int linger;

    @Option(names = "--call", paramLabel = "WAYS", description = "Call people who are away when it is their turn, by push, mail, webhook: a list with commas. Needs --public-url.")
    private @Nullable String call;

    @Option(names = "--smtp", paramLabel = "URL", description = "Where mail is handed over, such as smtps://user:password@mail.example.org. With --mail-from and --public-url people can come back by a link that is sent to them.")
    private @Nullable URI smtp;

    @Option(names = "--mail-from", paramLabel = "ADDRESS", defaultValue = "", description = "Whom mail comes from.")
    private String mailFrom = "";

    @Option(names = "--call-trusted", paramLabel = "HOST:PORT", description = "A machine in your own network that people may be called at. May be given several times.")
    private Set<String> trusted = Set.of();

    @Option(names = "--oidc-issuer", paramLabel = "URL", description = "An OpenID Connect provider whose accounts people may come back by, such as https://login.example.org. Needs --public-url.")
    private @Nullable String oidcIssuer;

    @Option(names = "--oidc-client", paramLabel = "ID", defaultValue = "", description = "How the provider names this hall.")
    private String oidcClient = "";

    @Option(names = "--oidc-secret-file", paramLabel = "FILE", description = "Where the secret stands by which the provider knows this hall; else it is read from ALTHING_OIDC_SECRET.")
    private @Nullable Path oidcSecret;

    @Option(names = "--oidc-name", paramLabel = "NAME", description = "What people call the provider. Default: the name of its machine.")
    private @Nullable String oidcName;

    @Option(names = "--log", paramLabel = "FORM", defaultValue = "text", description = "How the log is written to the error stream: text, or json for machines. Default: ${DEFAULT-VALUE}.")
    private String log = "";

    @Option(names = "--new-host-key", description = "Make another key for the host's desk, and print it; the one before opens nothing any more.")
    private boolean newHostKey;

    @Option(names = "--program-token", description = "Make a token for a program of yours, and print it: for the calls of docs/api.md and for language models at /mcp (docs/agents.md).")
    private boolean programToken;

    @Option(names = "--no-browser", description = "Open no browser window.")
    private boolean noBrowser;

    Serve(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        LogForm.named(log).use();
        HallServer hall = opened(options(), HallTools.annex(language()));
        Thread closing = new Thread(hall::leave, "closing");
        Runtime.getRuntime().addShutdownHook(closing);
        announce(hall.port(), newHostKey ? Optional.of(hall.newHostKey()) : hall.freshHostKey(),
                programToken ? Optional.of(hall.newProgramToken(TOKEN_LABEL)) : Optional.empty());
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Runtime.getRuntime().removeShutdownHook(closing);
            hall.close();
        }
    }

    /** The hall; one that is open there already is named, because it is probably what the person wants. */
    private static HallServer opened(HallOptions options, Annex annex) {
        try {
            return HallServer.start(options, Optional.of(annex));
        } catch (BadInput problem) {
            String there = "http://localhost:" + options.port();
            if (Neighbour.isAHall(there)) {
                throw new BadInput("A hall is open already at " + there
                        + "; go there, or open another one with --port and --data.");
            }
            throw problem;
        }
    }

    private HallOptions options() {
        if (pace < 0) {
            throw new BadInput("--pace is a number of milliseconds, so it cannot be " + pace + ".");
        }
        HallOptions options = new HallOptions(port, host, data, Optional.ofNullable(database), Duration.ofMillis(pace),
                Optional.ofNullable(publicUrl)).measuredAt(Optional.ofNullable(metrics).map(Serve::place))
                .lingering(linger()).calling(calling());
        return oidcIssuer == null ? options : options.vouchedForBy(provider(oidcIssuer));
    }

    private ProviderSettings provider(String issuer) {
        if (publicUrl == null) {
            throw new BadInput("A provider needs an address to send people back to; say it with --public-url.");
        }
        return new ProviderSettings(issuer, oidcClient, secret(), oidcName == null ? machine(issuer) : oidcName,
                publicUrl, ProviderSettings.USUAL_PATIENCE);
    }

    /** The secret is no option: what is on a command line can be read by everybody on the machine. */
    private String secret() {
        if (oidcSecret == null) {
            return shell().environment().getOrDefault("ALTHING_OIDC_SECRET", "").strip();
        }
        try {
            return Files.readString(oidcSecret).strip();
        } catch (IOException e) {
            throw new BadInput("The file " + oidcSecret + ", which --oidc-secret-file names, cannot be read.");
        }
    }

    private static String machine(String address) {
        return address.replaceFirst("^\\w+://", "").replaceFirst("[/:].*", "");
    }

    private CallSettings calling() {
        return new CallSettings(call == null ? Set.of() : CallSettings.kinds(call), Optional.ofNullable(publicUrl),
                Optional.ofNullable(smtp), mailFrom, trusted);
    }

    private Duration linger() {
        if (linger < 0 || linger > LONGEST_LINGER) {
            throw new BadInput("--linger is a number of seconds from 0 to " + LONGEST_LINGER + ", not " + linger + ".");
        }
        return Duration.ofSeconds(linger);
    }

    /** A place to listen at, such as 9464 or 0.0.0.0:9464. */
    static InetSocketAddress place(String text) {
        Matcher place = PLACE.matcher(text);
        try {
            if (place.matches()) {
                return new InetSocketAddress(place.group(1) == null
                        ? InetAddress.getLoopbackAddress()
                        : InetAddress.ofLiteral(place.group(1)), Integer.parseInt(place.group(2)));
            }
        } catch (IllegalArgumentException e) {
            // No such address, or no such port.
        }
        throw new BadInput("--metrics is a port, or the number of an address and a port, such as 9464 or 0.0.0.0:9464, "
                + "not '" + text + "'.");
    }

    private void announce(int listening, Optional<String> hostKey, Optional<String> token) {
        String address = publicUrl == null ? "http://localhost:" + listening : publicUrl.toString();
        String place = database == null ? data.toAbsolutePath().normalize().toString() : withoutSecrets(database);
        if (asJson()) {
            printJson(new Answer(address, listening, place, hostKey.orElse(null), token.orElse(null)));
        } else {
            out().println(words().say("serve.open", "address", address));
            out().println(words().say("serve.data", "place", place));
            hostKey.ifPresent(key -> out().println(words().say("serve.key", "address", address, "key", key)));
            token.ifPresent(code -> out().println(words().say("serve.token", "address", address, "token", code)));
        }
        out().flush();
        if (!noBrowser && shell().terminal()) {
            Browser.open(address, shell().environment());
        }
    }

    /** A JDBC address without the parameters, where a password may stand. */
    static String withoutSecrets(String address) {
        return address.replaceAll("[?;].*", "").replaceAll("//[^/@]*@", "//");
    }
}

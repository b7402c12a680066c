package althing.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import javax.net.ssl.SNIHostName;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;

import org.jspecify.annotations.Nullable;

/** The proxy that docs/hosting.md recommends, with the file that it recommends, before a hall on this machine. */
final class Caddy implements AutoCloseable {

    private static final Path FILE = Path.of("..", "deploy", "Caddyfile").toAbsolutePath().normalize();
    /** What it says when it is open, and when it has something to show to who comes. */
    private static final List<String> SIGNS = List.of("serving initial configuration",
            "certificate obtained successfully");

    private static final int MOST_KNOCKS = 1000;

    private final Path room;
    private final int port;
    private @Nullable Process process;

    /** Keeps a port for itself; what it writes goes to a directory. */
    Caddy(Path room) throws IOException {
        this.room = room;
        this.port = freePort();
    }

    static boolean isInstalled() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
                .anyMatch(place -> Files.isExecutable(Path.of(place, "caddy")));
    }

    /** What people call the hall by. */
    URI address() {
        return URI.create("https://localhost:" + port);
    }

    /** Starts, and comes back when it is open. */
    void open(String halls) throws IOException {
        Path file = Files.writeString(room.resolve("Caddyfile"), """
                {
                	admin off
                	auto_https disable_redirects
                	skip_install_trust
                }
                import %s
                """.formatted(FILE));
        ProcessBuilder builder = new ProcessBuilder("caddy", "run", "--adapter", "caddyfile", "--config",
                file.toString()).redirectErrorStream(true);
        builder.environment().putAll(Map.of("ALTHING_SITE", address().toString(), "ALTHING_HALLS", halls,
                "XDG_DATA_HOME", room.toString(), "XDG_CONFIG_HOME", room.toString(), "HOME", room.toString()));
        Process started = builder.start();
        process = started;
        awaitOpen(started.inputReader());
        awaitCertificate();
    }

    /** Knocks until it shows its certificate: it has one for a moment before it uses it. */
    private void awaitCertificate() throws IOException {
        for (int tries = 1;; tries++) {
            try (Socket caller = trust().getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), port)) {
                SSLSocket secured = (SSLSocket) caller;
                SSLParameters parameters = secured.getSSLParameters();
                parameters.setServerNames(List.of(new SNIHostName("localhost")));
                secured.setSSLParameters(parameters);
                secured.startHandshake();
                return;
            } catch (SSLException e) {
                if (tries == MOST_KNOCKS) {
                    throw e;
                }
            } catch (GeneralSecurityException e) {
                throw new IOException(e);
            }
        }
    }

    private static void awaitOpen(BufferedReader log) throws IOException {
        StringBuilder said = new StringBuilder();
        for (String line = log.readLine(); line != null; line = log.readLine()) {
            said.append(line).append('\n');
            if (SIGNS.stream().allMatch(sign -> said.indexOf(sign) >= 0)) {
                Thread.ofVirtual().start(() -> readOn(log));
                return;
            }
        }
        throw new IOException("Caddy did not open:\n" + said);
    }

    /** Keeps it from waiting for a reader; it ends when it is closed. */
    private static void readOn(BufferedReader log) {
        try {
            while (log.readLine() != null) {
                // Nobody wants to know.
            }
        } catch (IOException e) {
            // It was closed.
        }
    }

    /** Trusts the authority that it has made for itself, and no other. */
    SSLContext trust() throws IOException, GeneralSecurityException {
        KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
        store.load(null, null);
        try (InputStream root = Files.newInputStream(room.resolve("caddy/pki/authorities/local/root.crt"))) {
            store.setCertificateEntry("caddy", CertificateFactory.getInstance("X.509").generateCertificate(root));
        }
        TrustManagerFactory trusting = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trusting.init(store);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trusting.getTrustManagers(), null);
        return context;
    }

    @Override
    public void close() {
        if (process != null) {
            process.destroy();
            process.onExit().join();
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }
}

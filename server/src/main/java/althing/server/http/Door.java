package althing.server.http;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;

import io.javalin.Javalin;
import org.eclipse.jetty.server.ServerConnector;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where people come in. Whatever a program does for the first time takes it long, so the hall rehearses its first answers
 * behind the scene, at a port that nobody knows, before it lets anybody in.
 */
public final class Door {

    private static final Logger LOG = LoggerFactory.getLogger(Door.class);
    private static final String BACKSTAGE = "127.0.0.1";
    /** What a page asks for first. */
    private static final List<String> FIRST_CALLS = List.of("/", "/api/hall", "/api/tables", "/api/health");
    private static final int PATIENCE_MILLIS = 10_000;

    private final Javalin web;

    public Door(Javalin web) {
        this.web = web;
    }

    /** Starts the web server where nobody comes, and lets it answer once. */
    public void rehearse() {
        web.start(BACKSTAGE, 0);
        try {
            for (String path : FIRST_CALLS) {
                ask(path);
            }
        } catch (IOException e) {
            LOG.debug("The rehearsal failed; the first answers take longer.", e);
        }
    }

    /** Lets people in at an address of this machine. */
    public void open(String host, int port) throws IOException {
        ServerConnector entrance = (ServerConnector) web.jettyServer().server().getConnectors()[0];
        try {
            entrance.stop();
            entrance.setHost(host);
            entrance.setPort(port);
            entrance.start();
        } catch (IOException e) {
            throw e;
        } catch (Exception e) {
            throw new IOException(e);
        }
    }

    private void ask(String path) throws IOException {
        try (Socket socket = new Socket(InetAddress.ofLiteral(BACKSTAGE), web.port())) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            OutputStream out = socket.getOutputStream();
            out.write(("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n"
                    + "Connection: close\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            out.flush();
            socket.getInputStream().readAllBytes();
        }
    }
}

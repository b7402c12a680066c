package althing.server.measure;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import althing.engine.BadInput;

/**
 * The door where Prometheus reads: a port of its own, so that no proxy which lets the world into the hall can let it in
 * here by mistake.
 */
final class MeterDoor implements AutoCloseable {

    private static final String PATH = "/metrics";

    private final HttpServer server;

    private MeterDoor(HttpServer server) {
        this.server = server;
    }

    static MeterDoor open(InetSocketAddress address, Supplier<String> readings) {
        try {
            HttpServer server = HttpServer.create(address, 0);
            server.createContext(PATH, exchange -> answer(exchange, readings));
            server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
            server.start();
            return new MeterDoor(server);
        } catch (IOException | IllegalArgumentException e) {
            throw new BadInput("The hall cannot show its metrics at " + address.getHostString() + " port "
                    + address.getPort() + ": " + e.getMessage() + ". Choose another port with --metrics.");
        }
    }

    int port() {
        return server.getAddress().getPort();
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private static void answer(HttpExchange exchange, Supplier<String> readings) throws IOException {
        try (exchange) {
            if (!exchange.getRequestMethod().equals("GET") || !exchange.getRequestURI().getPath().equals(PATH)) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            byte[] text = readings.get().getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
            exchange.sendResponseHeaders(200, text.length);
            exchange.getResponseBody().write(text);
        }
    }
}

package althing.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.zip.CRC32C;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import althing.server.table.Denial;

/** Hands out the page, which lies on the class path in {@code althing/page}. */
final class Page {

    private static final String INDEX = "/index.html";
    private static final String ABSENT = "The page is not part of this server; the calls under /api work without it.\n";
    private static final String POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
            + "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"), Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"), Map.entry("svg", "image/svg+xml"),
            Map.entry("json", "application/json"), Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("png", "image/png"), Map.entry("ico", "image/x-icon"), Map.entry("woff2", "font/woff2"),
            Map.entry("txt", "text/plain; charset=utf-8"), Map.entry("map", "application/json"));

    private final ConcurrentMap<String, Sheet> sheets = new ConcurrentHashMap<>();
    private final String room;

    Page() {
        this("althing/page");
    }

    /** A page in another place of the class path. */
    Page(String room) {
        this.room = room;
    }

    /** A file of the page and what names its content. */
    @SuppressWarnings("ArrayRecordComponent") // never compared, and the content is not changed
    private record Sheet(byte[] content, String tag) {}

    void serve(RoutesConfig routes, Cookies cookies) {
        routes.get("/openapi.json", ctx -> ctx.contentType("application/json").result(description()));
        routes.get("/", ctx -> index(ctx, cookies));
        routes.get("/<path>", ctx -> {
            if (ctx.path().equals("/api") || ctx.path().startsWith("/api/")) {
                throw new Denial(404, "no-such-call",
                        "There is no call GET " + ctx.path() + "; /openapi.json lists the calls.");
            }
            if (isRoute(ctx.path())) {
                index(ctx, cookies);
            } else {
                file(ctx);
            }
        });
    }

    /** The page itself shows every address that is not a file. */
    private static boolean isRoute(String path) {
        return path.equals(INDEX) || !path.substring(path.lastIndexOf('/') + 1).contains(".");
    }

    private void index(Context ctx, Cookies cookies) {
        Optional<Sheet> index = sheet(INDEX);
        if (index.isEmpty()) {
            ctx.status(503).contentType("text/plain; charset=utf-8").result(ABSENT);
            return;
        }
        cookies.welcome(ctx);
        ctx.header("Content-Security-Policy", POLICY).header("Referrer-Policy", "same-origin");
        send(ctx, index.get(), "html", "no-cache");
    }

    private void file(Context ctx) {
        String path = ctx.path();
        Sheet sheet = sheet(path).orElseThrow(
                () -> new Denial(404, "not-found", "The page has no file " + path + "."));
        String ending = path.substring(path.lastIndexOf('.') + 1);
        // The names of assets contain a hash of their content, so they never change.
        send(ctx, sheet, ending, path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    }

    private static void send(Context ctx, Sheet sheet, String ending, String caching) {
        ctx.header("Cache-Control", caching).header("ETag", sheet.tag()).header("X-Content-Type-Options", "nosniff");
        String known = ctx.header("If-None-Match");
        if (known != null && known.contains(sheet.tag())) {
            ctx.status(304);
        } else {
            ctx.contentType(TYPES.getOrDefault(ending, "application/octet-stream")).result(sheet.content());
        }
    }

    private Optional<Sheet> sheet(String path) {
        if (path.contains("..") || path.contains("//") || path.contains("\\") || path.endsWith("/")) {
            return Optional.empty();
        }
        Optional<Sheet> known = Optional.ofNullable(sheets.get(path));
        if (known.isPresent()) {
            return known;
        }
        Optional<Sheet> read = read(room + path);
        read.ifPresent(sheet -> sheets.put(path, sheet));
        return read;
    }

    private static String description() {
        return new String(read("althing/server/openapi.json").orElseThrow().content(),
                StandardCharsets.UTF_8);
    }

    private static Optional<Sheet> read(String resource) {
        try (InputStream in = Page.class.getClassLoader().getResourceAsStream(resource)) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] content = in.readAllBytes();
            CRC32C sum = new CRC32C();
            sum.update(content);
            return Optional.of(new Sheet(content, "\"" + Long.toHexString(sum.getValue()) + "\""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

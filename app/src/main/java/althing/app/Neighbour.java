package althing.app;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;

import tools.jackson.core.JacksonException;

import althing.formats.Json;

/** Asks what listens at an address. */
final class Neighbour {

    private static final int PATIENCE_MILLIS = 1000;
    private static final int SHORT_ANSWER = 1000;

    private Neighbour() {
    }

    static boolean isAHall(String address) {
        try {
            URLConnection call = URI.create(address + "/api/health").toURL().openConnection();
            call.setConnectTimeout(PATIENCE_MILLIS);
            call.setReadTimeout(PATIENCE_MILLIS);
            try (InputStream answer = call.getInputStream()) {
                String text = new String(answer.readNBytes(SHORT_ANSWER), StandardCharsets.UTF_8);
                return Json.STRICT.readTree(text).path("status").asString("").equals("ok");
            }
        } catch (IOException | JacksonException | IllegalArgumentException e) {
            return false;
        }
    }
}

package althing.server.http;

import java.net.URI;
import java.net.http.HttpRequest;
import java.util.Arrays;
import java.util.Optional;

import io.javalin.Javalin;
import org.junit.jupiter.api.Test;

import althing.server.Guest;

import static org.assertj.core.api.Assertions.assertThat;

/** From where somebody comes, directly or through a proxy on the same machine. */
class SiteTest {

    @Test
    void whoComesDirectly_isNotBelieved() {
        assertThat(ask(Optional.empty(), "203.0.113.7")).isEqualTo("127.0.0.1");
    }

    @Test
    void behindAProxy_whatTheProxyAdded_isTheAddress() {
        Optional<URI> publicUrl = Optional.of(URI.create("https://hall.example.org"));
        assertThat(ask(publicUrl, "203.0.113.7")).isEqualTo("203.0.113.7");
        assertThat(ask(publicUrl, "made, up, 203.0.113.8")).isEqualTo("203.0.113.8");
        assertThat(ask(publicUrl)).as("without the header").isEqualTo("127.0.0.1");
    }

    /** What the site believes of a visitor with this header, or without. */
    private static String ask(Optional<URI> publicUrl, String... forwarded) {
        Site site = new Site(publicUrl);
        Javalin web = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            config.routes.get("/", ctx -> ctx.result(site.visitorsAddress(ctx)));
        }).start("127.0.0.1", 0);
        try (Guest guest = new Guest(web.port())) {
            HttpRequest.Builder request = guest.request("/");
            Arrays.stream(forwarded).forEach(each -> request.header("X-Forwarded-For", each));
            return guest.send(request).text();
        } finally {
            web.stop();
        }
    }
}

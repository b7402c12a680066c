package althing.server.http;

import java.util.Optional;

import io.javalin.Javalin;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import althing.server.Guest;
import althing.server.Guest.Reply;

import static org.assertj.core.api.Assertions.assertThat;

/** The page, its files and its addresses. */
class PageTest {

    private Javalin web;
    private Guest guest;

    @BeforeEach
    void open() {
        web = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            Problems.answer(config.routes);
            new Page("althing/page-of-tests").serve(config.routes, new Cookies(new Site(Optional.empty())));
        }).start("127.0.0.1", 0);
        guest = new Guest(web.port());
    }

    @AfterEach
    void close() {
        guest.close();
        web.stop();
    }

    @Test
    void everyAddressThatIsNoFile_isThePageItself() {
        for (String path : new String[]{"/", "/index.html", "/table/abc", "/table/abc/replay", "/about"}) {
            Reply page = guest.get(path);
            assertThat(page.status()).as(path).isEqualTo(200);
            assertThat(page.text()).contains("The page of the tests");
            assertThat(page.header("content-type")).startsWith("text/html");
            assertThat(page.header("cache-control")).isEqualTo("no-cache");
            assertThat(page.header("content-security-policy")).contains("default-src 'self'");
        }
    }

    @Test
    void assets_areKeptForEver_otherFilesAreAskedFor() {
        assertThat(guest.get("/assets/app-1a2b.js").header("cache-control")).contains("immutable");
        assertThat(guest.get("/assets/app-1a2b.js").header("content-type")).startsWith("text/javascript");
        assertThat(guest.get("/sign.svg").header("cache-control")).isEqualTo("no-cache");
        assertThat(guest.get("/sign.svg").header("content-type")).startsWith("image/svg+xml");
    }

    @Test
    void whatTheBrowserHas_isNotSentAgain() {
        String tag = guest.get("/").header("etag");
        assertThat(guest.send(guest.request("/").header("If-None-Match", tag)).status()).isEqualTo(304);
        assertThat(guest.send(guest.request("/").header("If-None-Match", "\"other\"")).status()).isEqualTo(200);
    }

    @Test
    void thePage_isCompressed_forWhoCanReadIt() {
        assertThat(guest.send(guest.request("/").header("Accept-Encoding", "gzip")).header("content-encoding"))
                .isEqualTo("gzip");
        assertThat(guest.get("/").header("content-encoding")).isEmpty();
    }

    @Test
    void nothingElseOfTheClassPath_isGivenOut() {
        for (String path : new String[]{"/missing.js", "/assets/missing.css", "/..%2fpage-of-tests%2findex.html",
                "/%2e%2e/server/openapi.json", "/..%5cserver.json", "/assets//app-1a2b.js"}) {
            assertThat(guest.get(path).status()).as(path).isBetween(400, 404);
        }
    }

    @Test
    void thePage_givesAKey_andMakesItLast() {
        String first = guest.get("/").header("set-cookie");
        String again = guest.get("/").header("set-cookie");
        assertThat(first).startsWith("althing_person=");
        assertThat(again.substring(0, again.indexOf(';'))).isEqualTo(first.substring(0, first.indexOf(';')));
    }
}

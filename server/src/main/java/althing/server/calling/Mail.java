package althing.server.calling;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.UUID;

import althing.server.storage.StoredWay;

/** Calls somebody by mail. */
record Mail(CallSettings settings) implements Carrier {

    private static final Base64.Encoder LINES = Base64.getMimeEncoder();

    @Override
    public void carry(StoredWay way, Summons summons, String language) throws IOException, Gone {
        URI server = settings.smtp().orElseThrow();
        try (Smtp smtp = Smtp.dial(server)) {
            smtp.send(settings.from(), way.address(), message(way, summons, language));
        }
    }

    /** The message: words that no line of a mail may hold are written in base64. */
    String message(StoredWay way, Summons summons, String language) {
        String stop = settings.page("/calls/stop#" + way.word());
        String text = summons.text() + "\n" + summons.url() + "\n\n" + Summons.stopping(language, stop) + "\n";
        return String.join("\r\n", "From: <" + settings.from() + ">", "To: <" + way.address() + ">",
                "Subject: " + encoded(summons.title()),
                "Date: " + DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC)),
                "Message-ID: <" + UUID.randomUUID() + "@" + settings.hall().orElseThrow().getHost() + ">",
                "Auto-Submitted: auto-generated", "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8",
                "Content-Transfer-Encoding: base64", "",
                LINES.encodeToString(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static String encoded(String subject) {
        return "=?utf-8?B?" + Base64.getEncoder().encodeToString(subject.getBytes(StandardCharsets.UTF_8)) + "?=";
    }
}

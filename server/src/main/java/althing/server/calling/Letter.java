package althing.server.calling;

import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.UUID;

/** A mail: to whom, and what it says. */
public record Letter(String to, String subject, String text) {

    private static final Base64.Encoder LINES = Base64.getMimeEncoder();

    /** As it is handed over: words that no line of a mail may hold are written in base64. */
    String message(CallSettings settings) {
        return String.join("\r\n", "From: <" + settings.from() + ">", "To: <" + to + ">",
                "Subject: " + encoded(subject),
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

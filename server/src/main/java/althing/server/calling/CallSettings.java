package althing.server.calling;

import java.net.URI;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import althing.engine.BadInput;
import althing.server.storage.StoredWay.WayKind;

/**
 * By which ways a hall calls people who are away, as its host has set it up: by none, unless they say otherwise.
 *
 * @param hall    what people call the hall by; notices lead there
 * @param smtp    where mail is handed over
 * @param from    whom mail comes from
 * @param trusted machines, as {@code name:port}, that may be called although they are in the host's own network
 */
public record CallSettings(Set<WayKind> offered, Optional<URI> hall, Optional<URI> smtp, String from,
        Set<String> trusted) {

    /** Calls nobody. */
    public static final CallSettings NONE = new CallSettings(Set.of(), Optional.empty(), Optional.empty(), "",
            Set.of());

    private static final Set<String> MAIL_SCHEMES = Set.of("smtp", "smtps");

    public CallSettings {
        offered = Set.copyOf(offered);
        trusted = Set.copyOf(trusted);
        if (!offered.isEmpty() && hall.isEmpty()) {
            throw new BadInput("Who is called needs an address to come to; say it with --public-url.");
        }
        if (smtp.isPresent() && hall.isEmpty()) {
            throw new BadInput("Links that are sent by mail need an address to lead to; say it with --public-url.");
        }
        if ((smtp.isPresent() || offered.contains(WayKind.MAIL)) && (smtp.isEmpty() || !MailAddress.isOne(from))) {
            throw new BadInput("To send mail the hall needs --smtp smtps://user:password@mail.example.org and "
                    + "--mail-from hall@example.org.");
        }
        if (smtp.isPresent() && (!MAIL_SCHEMES.contains(String.valueOf(smtp.get().getScheme()))
                || smtp.get().getHost() == null)) {
            throw new BadInput("--smtp is smtp:// or smtps:// and the name of a machine, such as "
                    + "smtps://user:password@mail.example.org.");
        }
    }

    /** Whether the hall can write to people at all. */
    boolean sendsMail() {
        return smtp.isPresent();
    }

    /** The ways that a list of words names, such as {@code push,mail}. */
    public static Set<WayKind> kinds(String words) {
        Set<WayKind> kinds = EnumSet.noneOf(WayKind.class);
        for (String word : new TreeSet<>(Set.of(words.split(",", -1)))) {
            try {
                kinds.add(WayKind.valueOf(word.strip().toUpperCase(Locale.ROOT)));
            } catch (IllegalArgumentException e) {
                throw new BadInput("--call is a list of push, mail and webhook, not '" + words + "'.");
            }
        }
        return kinds;
    }

    /** The address of a page of the hall, such as {@code /table/abc}. */
    String page(String path) {
        return hall.map(URI::toString).orElse("").replaceAll("/+$", "") + path;
    }
}

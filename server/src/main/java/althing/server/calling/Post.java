package althing.server.calling;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.formats.Texts;

/**
 * Writes the letters by which people show that an address is theirs, and come back. Nobody waits for a letter, nor learns
 * whether one was written; they go one after the other, and nothing of them is stored or logged. Thread safe.
 */
public final class Post implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Post.class);
    private static final int MOST_WAITING = 200;
    private static final int MOST_TRIES = 3;
    private static final Duration PAUSE = Duration.ofSeconds(20);

    private final CallSettings settings;
    private final Mail mail;
    private final Semaphore room = new Semaphore(MOST_WAITING);
    private final ScheduledExecutorService desk = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("post").daemon().factory());

    public Post(CallSettings settings) {
        this.settings = settings;
        this.mail = new Mail(settings);
    }

    /** Whether the host has set up mail. */
    public boolean isOpen() {
        return settings.sendsMail();
    }

    /** The letter with the code by which somebody shows that an address is theirs. */
    public Letter code(String to, String code, String language) {
        return letter(to, language, "key", code);
    }

    /** The letter with the link by which somebody comes back. */
    public Letter link(String to, String word, String language) {
        return letter(to, language, "link", settings.page("/me/mail#" + word));
    }

    private static Letter letter(String to, String language, String what, String fact) {
        String known = Texts.LANGUAGES.contains(language) ? language : Texts.LANGUAGES.getFirst();
        return new Letter(to, Summons.word(known, what + ".title"),
                Summons.word(known, what + ".text").replace("{" + what + "}", fact) + "\n");
    }

    /** Has a letter written later, if there shall be one, and sent. */
    public void write(Supplier<Optional<Letter>> writing) {
        if (!room.tryAcquire()) {
            LOG.warn("Too many letters wait for the mail server; one was not written.");
            return;
        }
        desk.execute(() -> {
            try {
                writing.get().ifPresentOrElse(letter -> send(letter, 1), room::release);
            } catch (RuntimeException e) {
                room.release();
                LOG.warn("A letter could not be written: {}", e.getClass().getSimpleName());
            }
        });
    }

    private void send(Letter letter, int tries) {
        try {
            mail.send(letter);
            room.release();
        } catch (Carrier.Gone e) {
            room.release();
        } catch (IOException e) {
            LOG.info("A letter was not taken ({} of {} tries): {}", tries, MOST_TRIES, e.getClass().getSimpleName());
            if (tries < MOST_TRIES) {
                var _ = desk.schedule(() -> send(letter, tries + 1), PAUSE.toSeconds(), TimeUnit.SECONDS);
            } else {
                room.release();
            }
        }
    }

    @Override
    public void close() {
        desk.shutdownNow();
    }
}

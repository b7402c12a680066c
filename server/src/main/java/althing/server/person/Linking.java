package althing.server.person;

import java.time.Duration;
import java.util.Optional;

import althing.engine.Fingerprint;
import althing.server.api.Me.Code;
import althing.server.api.Me.Link;
import althing.server.api.Me.LinkStage;
import althing.server.storage.Links;
import althing.server.storage.Store;
import althing.server.table.Denial;

/**
 * How another device comes to a person: one shows a code, the other names it, and the first one confirms. A code is kept and
 * looked for by its fingerprint alone, so that how long an answer takes says nothing of it. Thread safe.
 */
public final class Linking {

    private static final Duration HOLDS = Duration.ofMinutes(10);
    private static final int LENGTH = 8;

    private final Persons persons;
    private final Links links;

    public Linking(Persons persons, Store store) {
        this.persons = persons;
        this.links = store.links();
    }

    /** Offers a link; the code is told now and never again. One that was offered before holds no more. */
    public Code offer(Caller caller) {
        String code = Words.code(LENGTH);
        persons.keep(caller);
        links.offer(new Links.Link(fingerprint(code), caller.person(), Persons.now().plus(HOLDS), null, null, null),
                Persons.now());
        return new Code(code);
    }

    /** How the link stands that the caller offers. */
    public Link offered(Caller caller) {
        return told(links.of(caller.person(), Persons.now()));
    }

    /** The caller names a code, and shows its word until the other device confirms. */
    public Link claim(Caller caller, String code) {
        if (!links.claim(fingerprint(code), caller.key(), caller.label(), Words.digits(), Persons.now())) {
            throw new Denial(404, "no-such-code",
                    "This code is wrong, is over, or was used; ask the other device for another one.");
        }
        return claimed(caller);
    }

    /** How the link stands that the caller has named. */
    public Link claimed(Caller caller) {
        return told(links.claimedBy(caller.key(), Persons.now()));
    }

    /** The person's own device says yes: the other one is theirs from now on, with all that it had. */
    public void confirm(Caller caller) {
        Links.Link link = links.of(caller.person(), Persons.now()).filter(found -> found.claimed() != null)
                .orElseThrow(() -> new Denial(409, "nothing-to-confirm", "No device waits to be linked."));
        Caller newcomer = newcomer(link);
        persons.checkJoin(newcomer, caller.person());
        if (links.take(link.hash())) {
            persons.join(newcomer, caller.person());
        }
    }

    /** The person's own device says no, or does not want to wait. */
    public void refuse(Caller caller) {
        links.of(caller.person(), Persons.now()).ifPresent(link -> links.take(link.hash()));
    }

    private Caller newcomer(Links.Link link) {
        String key = String.valueOf(link.claimed());
        String person = persons.holder(key).orElseThrow(
                () -> new Denial(409, "nothing-to-confirm", "The device that waited has gone."));
        return new Caller(person, key, String.valueOf(link.label()));
    }

    private static Link told(Optional<Links.Link> found) {
        return found.map(link -> new Link(link.claimed() == null ? LinkStage.OPEN : LinkStage.CLAIMED, link.label(),
                link.word(), link.until().toString())).orElseGet(() -> new Link(LinkStage.NONE, null, null, null));
    }

    private static String fingerprint(String code) {
        return Fingerprint.of("link " + Words.plain(code));
    }
}

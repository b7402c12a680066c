package althing.server.person;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.Fingerprint;
import althing.server.api.HallJson;
import althing.server.api.Me.AskPasskey;
import althing.server.api.Me.MadePasskey;
import althing.server.api.Me.NewPasskey;
import althing.server.api.Me.ShownPasskey;
import althing.server.storage.Challenges;
import althing.server.storage.Challenges.Challenge;
import althing.server.storage.Challenges.Purpose;
import althing.server.storage.Register;
import althing.server.storage.Store;
import althing.server.storage.StoredKey;
import althing.server.storage.StoredKey.Kind;
import althing.server.storage.StoredPerson;
import althing.server.table.Denial;
import althing.server.table.Keys;
import althing.server.table.Names;

/**
 * The passkeys of people. A question is answered once, within some minutes, by the browser that was asked, at whichever node.
 * A passkey is looked for by the fingerprint of its id alone. Thread safe.
 */
public final class Passkeys {

    private static final Duration HOLDS = Duration.ofMinutes(5);
    private static final int MOST = 10;
    private static final int BYTES = 32;

    private final SecureRandom random = new SecureRandom();
    private final Assay assay = new Assay();
    private final Persons persons;
    private final Register register;
    private final Challenges challenges;

    public Passkeys(Persons persons, Store store) {
        this.persons = persons;
        this.register = persons.register();
        this.challenges = store.challenges();
    }

    /** What an authenticator is asked to make a passkey for the caller. */
    public NewPasskey askToMake(Caller caller, RelyingParty party) {
        List<Credential> present = present(caller);
        if (present.size() >= MOST) {
            throw new Denial(409, "passkeys-spent", "Nobody has more than " + MOST + " passkeys; end one first.");
        }
        String handle = present.isEmpty() ? Keys.secret(random, BYTES) : present.getFirst().handle();
        return new NewPasskey(ask(caller, Purpose.REGISTER, handle), party.site(), handle,
                persons.kept(caller.person()).map(StoredPerson::name).orElse(""),
                present.stream().map(Assay::id).toList());
    }

    /** Keeps the passkey that an authenticator has made. */
    public void make(Caller caller, RelyingParty party, MadePasskey made) {
        Assay.Made read = assay.read(bytes(made.clientData()), bytes(made.attestation()));
        String handle = answered(caller, Purpose.REGISTER, read.challenge());
        Credential credential = read.credential(party, handle);
        persons.keep(caller);
        String id = Words.id();
        persons.keep(StoredKey.made(fingerprint(Assay.id(credential)), id, caller.person(), Kind.PASSKEY,
                caller.label(), Persons.now(), HallJson.write(credential)));
        if (register.keys(caller.person()).stream().noneMatch(key -> key.id().equals(id))) {
            throw new Denial(409, "passkey-known", "This passkey is known here already.");
        }
    }

    /** What an authenticator is asked to show any passkey of this hall. */
    public AskPasskey askToEnter(Caller caller, RelyingParty party) {
        return new AskPasskey(ask(caller, Purpose.ENTER, ""), party.site());
    }

    /** Lets the caller come in by a passkey, with all that they had; who calls now. */
    public Caller enter(Caller caller, RelyingParty party, ShownPasskey shown) {
        Assay.Shown read = assay.read(bytes(shown.id()), bytes(shown.clientData()), bytes(shown.authenticator()),
                bytes(shown.signature()));
        answered(caller, Purpose.ENTER, read.challenge());
        StoredKey key = register.key(fingerprint(Assay.text(bytes(shown.id()))))
                .filter(found -> found.kind() == Kind.PASSKEY)
                .orElseThrow(() -> new Denial(404, "no-such-passkey", "This passkey is not known here, or was ended."));
        Credential known = credential(key);
        checkHandle(known, shown.handle());
        Credential used = read.check(party, known);
        if (!caller.person().equals(key.person())) {
            persons.checkJoin(caller, key.person());
        }
        if (!register.advance(key, HallJson.write(used), Persons.now())) {
            throw over();
        }
        if (!caller.person().equals(key.person())) {
            persons.join(caller, key.person());
        }
        return new Caller(key.person(), caller.key(), caller.label());
    }

    /** Gives a passkey of the caller another name. */
    public void rename(Caller caller, String id, String label) {
        String name = Names.clean(label);
        if (!register.rename(caller.person(), id, Kind.PASSKEY, name)) {
            throw new Denial(404, "no-such-key", "You have no passkey '" + id + "'.");
        }
    }

    private List<Credential> present(Caller caller) {
        return register.keys(caller.person()).stream().filter(key -> key.kind() == Kind.PASSKEY)
                .map(Passkeys::credential).toList();
    }

    private String ask(Caller caller, Purpose purpose, String data) {
        String question = Keys.secret(random, BYTES);
        challenges.pose(new Challenge(fingerprint(question), caller.key(), purpose, data, Persons.now().plus(HOLDS)),
                Persons.now());
        return question;
    }

    /** What was to be known when the answer comes. */
    private String answered(Caller caller, Purpose purpose, byte[] question) {
        return challenges.take(fingerprint(Assay.text(question)), caller.key(), purpose, Persons.now())
                .orElseThrow(Passkeys::over);
    }

    private static Denial over() {
        return new Denial(409, "challenge-over", "This took too long, or was answered already; try again.");
    }

    /** An authenticator that found the passkey by itself says whose it is. */
    private static void checkHandle(Credential known, @Nullable String handle) {
        if (handle != null && !Assay.text(bytes(handle)).equals(known.handle())) {
            throw Assay.bad();
        }
    }

    private static Credential credential(StoredKey key) {
        return HallJson.MAPPER.readValue(String.valueOf(key.data()), Credential.class);
    }

    private static byte[] bytes(String base64url) {
        try {
            return Base64.getUrlDecoder().decode(base64url);
        } catch (IllegalArgumentException e) {
            throw Assay.bad();
        }
    }

    private static String fingerprint(String word) {
        return Fingerprint.of("passkey " + word);
    }
}

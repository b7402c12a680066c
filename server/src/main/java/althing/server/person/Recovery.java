package althing.server.person;

import althing.engine.Fingerprint;
import althing.server.api.Me.Code;
import althing.server.storage.Register;
import althing.server.storage.StoredKey;
import althing.server.storage.StoredKey.Kind;
import althing.server.table.Denial;

/** The code that somebody prints to come back when every device is lost: it opens once, and brings the next one. Thread safe. */
public final class Recovery {

    /** About 99 bits. */
    private static final int LENGTH = 20;

    private final Persons persons;
    private final Register register;

    public Recovery(Persons persons) {
        this.persons = persons;
        this.register = persons.register();
    }

    /** A new code; the one before opens nothing any more. */
    public Code make(Caller caller) {
        persons.keep(caller);
        return make(caller.person());
    }

    /** Lets the caller come in by a code; the next one to print. */
    public Code use(Caller caller, String code) {
        StoredKey key = register.key(fingerprint(code)).filter(found -> found.kind() == Kind.RECOVERY)
                .orElseThrow(Recovery::wrong);
        persons.checkJoin(caller, key.person());
        if (!register.spend(key.hash(), Kind.RECOVERY)) {
            throw wrong();
        }
        persons.join(caller, key.person());
        return make(key.person());
    }

    private Code make(String person) {
        String code = Words.code(LENGTH);
        register.replace(StoredKey.made(fingerprint(code), Words.id(), person, Kind.RECOVERY, "", Persons.now(), null));
        return new Code(code);
    }

    private static Denial wrong() {
        return new Denial(404, "no-such-code", "This code is wrong, or was used already.");
    }

    private static String fingerprint(String code) {
        return Fingerprint.of("recovery " + Words.plain(code));
    }
}

package althing.server.person;

import java.security.SecureRandom;
import java.util.Optional;

import althing.engine.Fingerprint;
import althing.server.api.HallJson;
import althing.server.api.Me.Code;
import althing.server.api.Me.Scope;
import althing.server.storage.Programs;
import althing.server.storage.StoredKey;
import althing.server.storage.StoredKey.Kind;
import althing.server.table.Denial;
import althing.server.table.Keys;
import althing.server.table.Names;

/**
 * The tokens by which programs of a person come to the hall. A program holds seats of its own, marked for everybody, and has
 * no part in those of its owner, who makes its token and can end it. Thread safe.
 */
public final class Tokens {

    private static final int MOST = 10;
    private static final int BYTES = 24;
    private static final String SIGN = "althing_";

    private final SecureRandom random = new SecureRandom();
    private final Persons persons;

    public Tokens(Persons persons) {
        this.persons = persons;
    }

    /**
     * A program that calls.
     *
     * @param owner who answers for it
     * @param scope what it may do
     */
    public record Program(Caller caller, String owner, Scope scope) {}

    /** Makes a token, which is told now and never again. */
    public Code make(Caller owner, String label, Scope scope) {
        persons.keep(owner);
        long there = persons.register().keys(owner.person()).stream().filter(key -> key.kind() == Kind.TOKEN).count();
        if (there >= MOST) {
            throw new Denial(409, "tokens-spent", "Nobody has more than " + MOST + " tokens; end one first.");
        }
        String token = SIGN + Keys.secret(random, BYTES);
        persons.keep(StoredKey.made(Fingerprint.of(token), Words.id(), owner.person(), Kind.TOKEN, Names.clean(label),
                Persons.now(), HallJson.word(scope)));
        return new Code(token);
    }

    /** The program that holds a token, unless nobody has made it, or its owner has ended it. */
    public Optional<Program> find(String token) {
        String hash = Fingerprint.of(token);
        return persons.key(hash).filter(key -> key.kind() == Kind.TOKEN)
                .map(key -> new Program(new Caller(Programs.named(hash), hash, key.label()), key.person(),
                        HallJson.word(Scope.PLAY).equals(key.data()) ? Scope.PLAY : Scope.READ));
    }
}

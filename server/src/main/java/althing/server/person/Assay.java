package althing.server.person;

import java.nio.BufferUnderflowException;
import java.util.Base64;
import java.util.List;
import java.util.function.Supplier;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecord;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationData;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticationRequest;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationData;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.RegistrationRequest;
import com.webauthn4j.data.attestation.authenticator.AuthenticatorData;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.client.CollectedClientData;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.util.exception.WebAuthnException;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

import althing.server.table.Denial;

/** Tries what authenticators answer. Who made an authenticator is nobody's business, so nobody is asked to vouch for it. */
final class Assay {

    /** What a passkey may sign with, the best known first; the page asks for the same. */
    private static final List<PublicKeyCredentialParameters> ALGORITHMS = List.of(
            new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, COSEAlgorithmIdentifier.ES256),
            new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, COSEAlgorithmIdentifier.EdDSA),
            new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, COSEAlgorithmIdentifier.RS256));

    private final ObjectConverter converter = new ObjectConverter();
    private final WebAuthnManager manager = WebAuthnManager.createNonStrictWebAuthnManager(converter);
    private final AttestedCredentialDataConverter attested = new AttestedCredentialDataConverter(converter);

    /** An answer that makes a passkey, not tried yet. */
    final class Made {

        private final RegistrationData data;

        private Made(RegistrationData data) {
            this.data = data;
        }

        byte[] challenge() {
            return Assay.challenge(data.getCollectedClientData());
        }

        /** The passkey, if the answer is right. */
        Credential credential(RelyingParty party, String handle) {
            return tried(() -> {
                manager.verify(data, new RegistrationParameters(server(party, challenge()), ALGORITHMS, true, true));
                AuthenticatorData<?> told = given(given(data.getAttestationObject()).getAuthenticatorData());
                return new Credential(handle, text(attested.convert(given(told.getAttestedCredentialData()))),
                        told.getSignCount(), told.isFlagBE(), told.isFlagBS());
            });
        }
    }

    /** An answer that shows a passkey, not tried yet. */
    final class Shown {

        private final AuthenticationData data;

        private Shown(AuthenticationData data) {
            this.data = data;
        }

        byte[] challenge() {
            return Assay.challenge(data.getCollectedClientData());
        }

        /** The passkey after its use, if the answer is right. */
        Credential check(RelyingParty party, Credential known) {
            return tried(() -> {
                manager.verify(data, new AuthenticationParameters(server(party, challenge()), record(known), null,
                        true, true));
                AuthenticatorData<?> told = given(data.getAuthenticatorData());
                return known.used(told.getSignCount(), told.isFlagBS());
            });
        }
    }

    Made read(byte[] clientData, byte[] attestation) {
        return new Made(tried(() -> manager.parse(new RegistrationRequest(attestation, clientData))));
    }

    Shown read(byte[] id, byte[] clientData, byte[] authenticator, byte[] signature) {
        return new Shown(
                tried(() -> manager.parse(new AuthenticationRequest(id, authenticator, clientData, signature))));
    }

    /** The id of a passkey: after sixteen bytes for its maker and two for its length. */
    static String id(Credential credential) {
        byte[] all = Base64.getUrlDecoder().decode(credential.attested());
        int length = ((all[16] & 0xff) << 8) | (all[17] & 0xff);
        return text(java.util.Arrays.copyOfRange(all, 18, 18 + length));
    }

    static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** The same sentence whatever is wrong: a browser never sends such a thing. */
    static Denial bad() {
        return new Denial(422, "bad-passkey", "What the passkey answered does not fit; try again.");
    }

    private CredentialRecord record(Credential known) {
        return new CredentialRecordImpl(null, true, known.backupable(), known.backedUp(), known.count(),
                attested.convert(Base64.getUrlDecoder().decode(known.attested())), null, null, null, null);
    }

    private static ServerProperty server(RelyingParty party, byte[] challenge) {
        return ServerProperty.builder().origin(new Origin(party.origin())).rpId(party.site())
                .challenge(new DefaultChallenge(challenge)).build();
    }

    private static byte[] challenge(@Nullable CollectedClientData client) {
        return given(given(client).getChallenge()).getValue();
    }

    private static <T> T given(@Nullable T part) {
        if (part == null) {
            throw bad();
        }
        return part;
    }

    private static <T> T tried(Supplier<T> work) {
        try {
            return work.get();
        } catch (WebAuthnException | JacksonException | IllegalArgumentException | BufferUnderflowException e) {
            throw bad();
        }
    }
}

package althing.server.person;

/**
 * What is kept of a passkey: nothing secret, and nothing personal.
 *
 * @param handle     how its authenticator names the person, in base64url
 * @param attested   its id and its public key as the authenticator wrote them, in base64url
 * @param count      how often it has signed, if its authenticator counts
 * @param backupable whether it may be on several devices
 * @param backedUp   whether it is
 */
record Credential(String handle, String attested, long count, boolean backupable, boolean backedUp) {

    Credential used(long newCount, boolean isBackedUp) {
        return new Credential(handle, attested, newCount, backupable, isBackedUp);
    }
}

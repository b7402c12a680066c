package althing.server.calling;

import java.io.IOException;

import althing.server.storage.StoredWay;

/** Carries a summons by one kind of way. */
interface Carrier {

    /** Where somebody was called nobody is any more, and will not be. */
    final class Gone extends Exception {

        private static final long serialVersionUID = 1L;
    }

    /**
     * Carries a summons.
     *
     * @throws IOException if it may be tried again
     * @throws Gone        if the way leads nowhere
     */
    void carry(StoredWay way, Summons summons, String language) throws IOException, Gone;

    /** Whether what somebody answers means that it was taken. */
    static void check(int status) throws IOException, Gone {
        if (status == 404 || status == 410) {
            throw new Gone();
        }
        if (status < 200 || status > 299) {
            throw new IOException("The answer was " + status + ".");
        }
    }
}

package althing.server.table;

import java.util.HashMap;
import java.util.Map;

/** How long bots have thought for each who waits for them, and how many tables of theirs wait or think. Not thread safe. */
final class Accounts {

    private final Map<String, Account> accounts = new HashMap<>();

    /** What one has got and waits for. */
    private static final class Account {

        private long used;
        private int waiting;
        private int running;
        private int unattended;

        Account(long used) {
            this.used = used;
        }

        boolean isIdle() {
            return running == 0 && waiting == 0;
        }
    }

    /** A table waits from now on. */
    void waits(String who) {
        account(who).waiting++;
    }

    /** A table does not wait any more. */
    void waitsNoMore(String who) {
        account(who).waiting--;
        closeIfIdle(who);
    }

    /** A table that has waited thinks from now on. */
    void begins(String who, boolean attended) {
        Account account = account(who);
        account.waiting--;
        account.running++;
        account.unattended += attended ? 0 : 1;
    }

    /** A table has thought for so long. */
    void ends(String who, boolean attended, long thought) {
        Account account = account(who);
        account.used += thought;
        account.running--;
        account.unattended -= attended ? 0 : 1;
        closeIfIdle(who);
    }

    long used(String who) {
        return account(who).used;
    }

    /** How many tables think now. */
    int running(String who) {
        return account(who).running;
    }

    /** How many of them somebody attends. */
    int attended(String who) {
        Account account = account(who);
        return account.running - account.unattended;
    }

    private void closeIfIdle(String who) {
        if (account(who).isIdle()) {
            accounts.remove(who);
        }
    }

    /** Who comes anew is neither behind nor ahead of who has got least. */
    private Account account(String who) {
        Account known = accounts.get(who);
        if (known != null) {
            return known;
        }
        Account fresh = new Account(accounts.values().stream().mapToLong(each -> each.used).min().orElse(0));
        accounts.put(who, fresh);
        return fresh;
    }
}

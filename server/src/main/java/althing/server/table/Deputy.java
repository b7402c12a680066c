package althing.server.table;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.storage.StorageTrouble;
import althing.server.storage.Unsettled;

/** Answers at tables for who has left orders, when these have waited as long as a person would. Thread safe. */
final class Deputy {

    private static final Logger LOG = LoggerFactory.getLogger(Deputy.class);

    private final Hall hall;
    private final BotDesk desk;
    private final Hesitation hesitation;

    Deputy(Hall hall, BotDesk desk, Hesitation hesitation) {
        this.hall = hall;
        this.desk = desk;
        this.hesitation = hesitation;
    }

    /** Gives the answers that are due; what was done before is done, whatever becomes of that. The caller holds the table's lock. */
    void answer(Table table) {
        try {
            while (isTime(table)) {
                hall.use(table, each -> each.orders().carryOut());
            }
        } catch (Denial e) {
            LOG.warn("An order at table {} could not be carried out: {}", table.id(), e.getMessage());
        } catch (StorageTrouble | Unsettled e) {
            LOG.warn("An order at table {} waits until the storage is back.", table.id(), e);
            desk.lookAgain(table.id());
        }
    }

    private boolean isTime(Table table) {
        if (!table.orders().areDue()) {
            return false;
        }
        table.orders().hesitate(hesitation).ifPresent(nanos -> desk.lookIn(table.id(), nanos));
        return table.orders().isTime();
    }
}

package althing.odin;

import althing.engine.Agenda;

/** What lies ahead of an action: which entries of the agenda are effects of its own, and whether they could come about. */
final class Ahead {

    private static final Task[] TASKS = Task.values();

    private Ahead() {
    }

    /** Whether the entry is an effect, or leads to one, of the action under way itself. */
    static boolean isOwn(OdinPosition position, int entry) {
        Agenda agenda = position.agenda;
        return switch (TASKS[agenda.kind(entry)]) {
            case BEGIN, INSTEAD, SALE, EXPLORE, REBUILD -> true;
            case CHOOSE -> Program.get(Due.CHOICE.at(agenda, entry)).space >= 0;
            default -> deed(agenda, entry) >= 0 && position.now.owns(deed(agenda, entry));
        };
    }

    /** The deed that an entry is about, or nothing. */
    static int deed(Agenda agenda, int entry) {
        return switch (TASKS[agenda.kind(entry)]) {
            case DEED -> Due.DEED.at(agenda, entry);
            case OFFER -> Due.OFFER.at(agenda, entry);
            case MOUNTAIN -> Due.MOUNTAIN.at(agenda, entry);
            case UPGRADE -> Due.UPGRADE.at(agenda, entry);
            case INSTEAD_UPGRADE -> Due.INSTEAD_UPGRADE.at(agenda, entry);
            case EMIGRATE -> Due.EMIGRATION.at(agenda, entry);
            case PLAY -> Due.PLAY.at(agenda, entry);
            case THROW -> Due.THROW.at(agenda, entry);
            default -> OdinPosition.NOBODY;
        };
    }

    static boolean isPossible(OdinPosition position, int entry) {
        Agenda agenda = position.agenda;
        int seat = agenda.seat(entry);
        return switch (TASKS[agenda.kind(entry)]) {
            case BEGIN -> canBegin(position, seat, Due.BEGIN.at(agenda, entry));
            case INSTEAD -> canBegin(position, seat, Due.INSTEAD.at(agenda, entry));
            case CHOOSE -> Deeds.isPossible(position, seat, Program.get(Due.CHOICE.at(agenda, entry)));
            case SALE -> Trading.canBuy(position, seat);
            case EXPLORE -> Voyages.canExplore(position, Due.ISLANDS.at(agenda, entry));
            case REBUILD -> Voyages.canRebuild(position, seat);
            case EMIGRATE -> Voyages.canEmigrate(position, seat, Due.EMIGRATION_LESS.at(agenda, entry));
            case UPGRADE -> Upgrading.isPossible(position, seat,
                    (Deed.Upgrade) Program.deed(Due.UPGRADE.at(agenda, entry)));
            case PLAY -> Occupations.holdsAny(position, seat);
            default -> Deeds.isPossible(position, seat, deed(agenda, entry));
        };
    }

    private static boolean canBegin(OdinPosition position, int seat, int space) {
        return Deeds.canDoItself(position, seat, space)
                || Moments.canInstead(position, seat, Moments.INSTEAD[space]);
    }
}

package althing.northgard;

import java.util.Arrays;

/** What each seat has beside its cards, and what the last Harvest brought it and the last Winter cost it. Not thread safe. */
final class Holdings {

    /** More of a resource, or more glory, than anybody can come to. */
    static final int MOST = 1_000_000;

    /** The clan of each seat and the seat of each clan, or -1. */
    final byte[] clan;
    final byte[] seatOf = new byte[Clan.COUNT];
    /** Indexed by seat and resource. */
    final int[] stock;
    final int[] glory;
    final byte[] reserve;
    /** The upgrades still set aside, as bits. */
    final byte[] upgrades;
    /** Four numbers for each seat. */
    final byte[] harvest;
    final byte[] winter;
    /** The seats that dominate the land, as bits. */
    int dominators;

    Holdings(int seats) {
        clan = new byte[seats];
        stock = new int[seats * Resource.KINDS];
        glory = new int[seats];
        reserve = new byte[seats];
        upgrades = new byte[seats];
        harvest = new byte[seats * 4];
        winter = new byte[seats * 4];
        Arrays.fill(clan, (byte) NorthgardState.NOBODY);
        Arrays.fill(seatOf, (byte) NorthgardState.NOBODY);
    }

    void become(Holdings other) {
        System.arraycopy(other.clan, 0, clan, 0, clan.length);
        System.arraycopy(other.seatOf, 0, seatOf, 0, seatOf.length);
        System.arraycopy(other.stock, 0, stock, 0, stock.length);
        System.arraycopy(other.glory, 0, glory, 0, glory.length);
        System.arraycopy(other.reserve, 0, reserve, 0, reserve.length);
        System.arraycopy(other.upgrades, 0, upgrades, 0, upgrades.length);
        System.arraycopy(other.harvest, 0, harvest, 0, harvest.length);
        System.arraycopy(other.winter, 0, winter, 0, winter.length);
        dominators = other.dominators;
    }

    boolean isClan(int seat, Clan which) {
        return clan[seat] == which.ordinal();
    }

    int stock(int seat, Resource resource) {
        return stock[seat * Resource.KINDS + resource.ordinal()];
    }

    int stock(int seat) {
        int at = seat * Resource.KINDS;
        return stock[at] + stock[at + 1] + stock[at + 2];
    }

    void gain(int seat, Resource resource, int amount) {
        stock[seat * Resource.KINDS + resource.ordinal()] += amount;
    }
}

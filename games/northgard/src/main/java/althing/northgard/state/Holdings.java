package althing.northgard.state;

import java.util.Arrays;

import althing.northgard.box.Clan;
import althing.northgard.box.Resource;

/** What each seat has beside its cards, and what the last Harvest brought it and the last Winter cost it. Not thread safe. */
public final class Holdings {

    /** More of a resource, or more glory, than anybody can come to. */
    public static final int MOST = 1_000_000;

    /** The clan of each seat and the seat of each clan, or -1. */
    public final byte[] clan;
    public final byte[] seatOf = new byte[Clan.COUNT];
    /** Indexed by seat and resource. */
    public final int[] stock;
    public final int[] glory;
    public final byte[] reserve;
    /** The upgrades still set aside, as bits. */
    public final byte[] upgrades;
    /** Four numbers for each seat. */
    public final byte[] harvest;
    public final byte[] winter;
    /** The seats that dominate the land, as bits. */
    public int dominators;

    public Holdings(int seats) {
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

    public void become(Holdings other) {
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

    public boolean isClan(int seat, Clan which) {
        return clan[seat] == which.ordinal();
    }

    public int stock(int seat, Resource resource) {
        return stock[seat * Resource.KINDS + resource.ordinal()];
    }

    public int stock(int seat) {
        int at = seat * Resource.KINDS;
        return stock[at] + stock[at + 1] + stock[at + 2];
    }

    public void gain(int seat, Resource resource, int amount) {
        stock[seat * Resource.KINDS + resource.ordinal()] += amount;
    }
}

package althing.odin.course;

import java.util.Arrays;
import althing.odin.box.Items;
import althing.odin.box.Program;
import althing.odin.box.Throw;

/** What belongs to one action under way: its space, what it has brought so far and its last roll. Not thread safe. */
public final class Action {

    /** The space whose action it is and the one where the vikings stand for it, or nothing. */
    public int space = OdinState.NOBODY;
    public int site = OdinState.NOBODY;
    /** The program of a card that is done instead of it or of a part of it, or nothing. */
    public int instead = OdinState.NOBODY;
    /** Whether it has had an effect so far (FFO-3.6). */
    public boolean acted;
    /** The strips that the mountain action took from, as bits. */
    public int dug;
    /** How many tiles of each good the upgrade brought (FFO-8.8). */
    public final byte[] fresh = new byte[Items.GOODS];
    /** What the space and the strips have given, by item; the kinds dug, as bits from wood to silver. */
    public final byte[] got = new byte[Items.COUNT];
    public int dugKinds;
    /** The swords spent in the last battle; the weapons and the wood spent on the last hunt. */
    public int swordsSpent;
    public int weaponsSpent;
    public int woodSpent;
    /** The cards played beside the one that counts them; whether the card of the column bonus has been played. */
    public int otherPlays;
    public boolean bonusUsed;
    /** The building resources exchanged, as bits from wood to ore; the silver due at the sale so far. */
    public int exchanged;
    public int saleSilver;

    /** The die action, its last roll, how often the die was rolled. */
    public Throw thrown = Throw.HUNT;
    public int die;
    public int rolls;
    /** The whaling boats that sail, the ore that counts in the die action, and what cards add to each roll. */
    public int boats;
    public int oreHelp;
    public int rollBonus;
    /** Whether vikings may come back from the space after a failure. */
    public boolean rolledOnSite;

    void become(Action other) {
        space = other.space;
        site = other.site;
        instead = other.instead;
        acted = other.acted;
        dug = other.dug;
        System.arraycopy(other.fresh, 0, fresh, 0, fresh.length);
        System.arraycopy(other.got, 0, got, 0, got.length);
        dugKinds = other.dugKinds;
        swordsSpent = other.swordsSpent;
        weaponsSpent = other.weaponsSpent;
        woodSpent = other.woodSpent;
        otherPlays = other.otherPlays;
        bonusUsed = other.bonusUsed;
        exchanged = other.exchanged;
        saleSilver = other.saleSilver;
        takeRoll(other);
    }

    private void takeRoll(Action other) {
        thrown = other.thrown;
        die = other.die;
        rolls = other.rolls;
        boats = other.boats;
        oreHelp = other.oreHelp;
        rollBonus = other.rollBonus;
        rolledOnSite = other.rolledOnSite;
    }

    /** Makes it a new action of a space, done by vikings on a site, or an effect without either. */
    public void begin(int newSpace, int newSite) {
        space = newSpace;
        site = newSite;
        instead = OdinState.NOBODY;
        acted = false;
        dug = 0;
        Arrays.fill(fresh, (byte) 0);
        Arrays.fill(got, (byte) 0);
        dugKinds = 0;
        swordsSpent = 0;
        weaponsSpent = 0;
        woodSpent = 0;
        otherPlays = 0;
        bonusUsed = false;
        exchanged = 0;
        saleSilver = 0;
        thrown = Throw.HUNT;
        die = 0;
        rolls = 0;
        boats = 0;
        oreHelp = 0;
        rollBonus = 0;
        rolledOnSite = false;
    }

    /** Whether a deed is an effect of it, not of a card beside it. */
    public boolean owns(int deed) {
        return Program.spaceOf(deed) >= 0 || Program.programOf(deed) == instead;
    }

    public void forget() {
        begin(OdinState.NOBODY, OdinState.NOBODY);
    }
}

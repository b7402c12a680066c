package althing.odin.box;

/** The die actions: which die, what a weapon is, what success and failure bring (FFO-11). */
@SuppressWarnings("ImmutableEnumChecker")
public enum Throw {

    HUNT("orange-die", "bow", "hide+game-meat", "wood+bow", 0),
    SNARE("orange-die", "snare", "fur+snare", "wood+snare", 1),
    WHALE("blue-die", "spear", "oil+skin-and-bones+whale-meat", "wood+spear", 2),
    RAID("orange-die", "sword", "", "stone+sword", 0),
    PILLAGE("blue-die", "sword", "", "stone+sword", 1);

    public final int sides;
    public final int weapon;
    public final Amounts reward;
    public final Amounts consolation;
    /** How many vikings may come back after a failure. */
    public final int back;

    Throw(String die, String weapon, String reward, String consolation, int back) {
        sides = Components.figure(die);
        this.weapon = Items.named(weapon);
        this.reward = Amounts.parse(reward);
        this.consolation = Amounts.parse(consolation);
        this.back = back;
    }

    /** Whether a high result is wanted: a battle, which takes one tile as loot. */
    public boolean isBattle() {
        return this == RAID || this == PILLAGE;
    }

    /** The resource that pays for the result beside the weapon. */
    public int resource() {
        return isBattle() ? Items.STONE : Items.WOOD;
    }
}

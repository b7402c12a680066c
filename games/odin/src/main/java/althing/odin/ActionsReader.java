package althing.odin;

import static althing.odin.NotationReader.item;
import static althing.odin.NotationReader.require;
import static althing.odin.NotationReader.strip;
import static althing.odin.NotationReader.within;

import java.util.List;
import java.util.Map;

import althing.engine.BadInput;

/** Reads the actions under way. */
final class ActionsReader {

    private static final int MOST = 100;
    /** As many tiles as one action can turn over or raise, and the limits of what cards add to a roll. */
    private static final int MOST_FRESH = 8;
    private static final int LEAST_BONUS = -5;
    private static final int MOST_BONUS = 10;
    private static final int MOST_ORE = 12;

    private final OdinPosition position;
    private final List<OdinNotation.Action> actions;

    ActionsReader(OdinPosition position, List<OdinNotation.Action> actions) {
        this.position = position;
        this.actions = actions;
    }

    void read() {
        require(!actions.isEmpty(), "actions: there is at least one, without a space if nothing is done.");
        require(actions.size() == 1 || position.holds(OdinRuling.ACTION_FRAMES),
                "actions: under these rules there is one.");
        position.interrupted = actions.size() - 1;
        for (int i = 0; i < actions.size(); i++) {
            if (i > 0) {
                position.actions.add(new Action());
            }
            position.now = position.actions.get(i);
            read("actions[" + i + "]", actions.get(i), position.now);
        }
    }

    private static void read(String place, OdinNotation.Action from, Action into) {
        into.space = space(place + ".space", from.space());
        into.site = space(place + ".site", from.site());
        into.instead = program(place + ".instead", from.instead());
        into.acted = from.acted();
        from.dug().forEach(id -> into.dug |= 1 << strip(place + ".dug", id));
        counts(place + ".fresh", from.fresh(), into.fresh, MOST_FRESH);
        counts(place + ".got", from.got(), into.got, MOST);
        into.dugKinds = resources(place + ".dugKinds", from.dugKinds(), Items.SILVER);
        into.swordsSpent = within(place + ".swordsSpent", from.swordsSpent(), 0, MOST);
        into.weaponsSpent = within(place + ".weaponsSpent", from.weaponsSpent(), 0, MOST);
        into.woodSpent = within(place + ".woodSpent", from.woodSpent(), 0, MOST);
        into.otherPlays = within(place + ".otherPlays", from.otherPlays(), 0, MOST);
        into.bonusUsed = from.bonusUsed();
        into.exchanged = resources(place + ".exchanged", from.exchanged(), Items.ORE);
        into.saleSilver = within(place + ".saleSilver", from.saleSilver(), 0, MOST);
        die(place + ".die", from.die(), into);
    }

    private static void die(String place, OdinNotation.Die die, Action into) {
        into.thrown = die.action();
        into.die = within(place + ".roll", die.roll(), 0, die.action().sides);
        into.rolls = within(place + ".rolls", die.rolls(), 0, Dice.MOST_ROLLS + 1);
        into.boats = within(place + ".boats", die.boats(), 0, Components.figure("small-stages"));
        into.oreHelp = within(place + ".ore", die.ore(), 0, MOST_ORE);
        into.rollBonus = within(place + ".bonus", die.bonus(), LEAST_BONUS, MOST_BONUS);
        into.rolledOnSite = die.onSite();
        require(!die.onSite() || into.site >= 0, place + ".onSite: no vikings stand on a space for it.");
    }

    private static void counts(String place, Map<String, Integer> counts, byte[] into, int most) {
        counts.forEach((id, count) -> {
            int item = item(place, id);
            require(item < into.length, place + ": " + id + " is not counted there.");
            into[item] = (byte) within(place + "." + id, count, 1, most);
        });
    }

    private static int resources(String place, List<String> ids, int last) {
        int bits = 0;
        for (String id : ids) {
            int item = item(place, id);
            require(item >= Items.WOOD && item <= last, place + ": " + id + " is not counted there.");
            bits |= 1 << item - Items.WOOD;
        }
        return bits;
    }

    private static int program(String place, String word) {
        int program = ProgramWords.PROGRAMS.indexOf(word);
        require(word.isEmpty() || program >= Space.COUNT, place + ": '" + word + "' is no effect of a card.");
        return word.isEmpty() ? OdinPosition.NOBODY : program;
    }

    private static int space(String place, String id) {
        if (id.isEmpty()) {
            return OdinPosition.NOBODY;
        }
        Space space = Space.named(id);
        if (space == null) {
            throw new BadInput(place + ": there is no space '" + id + "'.");
        }
        return space.index;
    }
}

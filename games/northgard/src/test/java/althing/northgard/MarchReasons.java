package althing.northgard;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Clan;
import althing.northgard.box.CreatureFace;
import althing.northgard.box.CreatureFace.CreatureKind;
import althing.northgard.box.Resource;
import althing.northgard.state.Question;
import althing.northgard.view.NorthgardView;
import althing.northgard.view.NorthgardView.Creature;
import althing.northgard.view.NorthgardView.Territory;
import althing.testkit.ReasonsContract;
import althing.testkit.ReasonsContract.Reason;

import static althing.northgard.Reasons.mended;
import static althing.northgard.Reasons.when;

/** Reasons about figures: where they are recruited, where they go, and how many. */
final class MarchReasons {

    private MarchReasons() {
    }

    static void tell(Map<String, Reason> reasons) {
        recruits(reasons);
        marches(reasons);
        companies(reasons);
    }

    private static void recruits(Map<String, Reason> reasons) {
        when(reasons, "no-kaija", witness -> witness.area().clan() != Clan.BEAR
                || witness.view.territories().stream().anyMatch(Territory::kaija));
        when(reasons, "same-territory", witness -> witness.toldTerritory()
                .equals(witness.about("recruit", "to"))
                && witness.is(there -> !there.id().equals(witness.toldTerritory())));
        when(reasons, "not-neutral", witness -> witness.is(there -> there.owner() != null));
        when(reasons, "enough-there", witness -> witness.position.notation().recruits().stream()
                .anyMatch(each -> witness.is(there -> there.id().equals(each.territory()))
                        && each.figures() == witness.told.number("units")));
        when(reasons, "no-enemy-beside", witness -> witness.is(there -> witness.beside(there)
                .noneMatch(other -> witness.isEnemy(other.owner()))));
        when(reasons, "closed-without-wood", witness -> witness.is(there -> there.closed()
                && witness.printed(there, Resource.WOOD) == 0));
        mended(reasons, "no-reserve", witness -> witness.area().reserve() == 0 && !((At) witness.move).kaija(),
                witness -> witness.position.holdings.reserve[witness.seat]++);
        when(reasons, "not-shown", witness -> witness.yields(shown(witness), witness.resource()) == 0);
    }

    private static Territory shown(Witness witness) {
        return switch (Optional.ofNullable(witness.view.asked()).orElseThrow()) {
            case GAIN -> witness.named(witness.about("gain", "at"));
            case SCORCHED_HARVEST -> witness.view.territories().stream().filter(Territory::scorched).findFirst()
                    .orElseThrow();
            default -> witness.target().orElseThrow();
        };
    }

    private static void marches(Map<String, Reason> reasons) {
        when(reasons, "must-leave-partner", witness -> {
            Territory there = witness.named(witness.toldTerritory());
            return witness.isPartner(there.owner()) && Integer.valueOf(witness.seat).equals(there.visitor());
        });
        when(reasons, "no-units",
                witness -> !MapReasons.isOwn(witness, witness.from()) && !(witness.isAsked(Question.MOVE)
                        && witness.action("move").is(Trait.PASS_THROUGH_ENEMIES) && witness.from().visitor() != null));
        when(reasons, "no-way", MarchReasons::isNoWay);
        when(reasons, "hard-border", witness -> witness.told.number("moves") == 2
                && witness.about("move", "left").equals(witness.told.fact("left"))
                && witness.told.number("left") < 2
                && Witness.way(witness.from(), witness.target().orElseThrow()).orElseThrow().hard());
        when(reasons, "closed", witness -> witness.is(Territory::closed));
        when(reasons, "valkyries", witness -> witness.is(there -> Witness.count(there, CreatureKind.VALKYRIE) == 2));
        when(reasons, "partner", witness -> witness.is(there -> witness.isPartner(there.owner())
                && !canLeave(witness, there, movesLeftAfter(witness))));
        when(reasons, "kaija-fears", witness -> witness.area().clan() == Clan.BEAR && witness.from().kaija()
                && !witness.area().awake() && witness.is(there -> witness.isEnemy(there.owner())));
        when(reasons, "no-recruits", witness -> witness.position.notation().recruits().stream()
                .noneMatch(each -> witness.is(there -> there.id().equals(each.territory()))));
        when(reasons, "partner-there", witness -> witness.is(there -> there.owner() != null
                && !there.owner().equals(witness.from().owner())
                && there.owner() % 2 == Optional.ofNullable(witness.from().owner()).orElseThrow() % 2));
    }

    private static boolean isNoWay(Witness witness) {
        Territory to = witness.target().orElseThrow();
        return switch (Optional.ofNullable(witness.view.asked()).orElseThrow()) {
            case RETREAT -> Witness.way(combat(witness), to).filter(way -> !way.hard()).isEmpty();
            case PUSH -> Witness.way(combat(witness), to).isEmpty();
            case STALK -> Witness.way(witness.named(witness.view.creatures().stream().filter(Creature::active)
                    .findFirst().orElseThrow().territory()), to).isEmpty();
            default -> Witness.way(witness.from(), to).isEmpty();
        };
    }

    private static Territory combat(Witness witness) {
        return witness.named(Optional.ofNullable(witness.view.combat()).orElseThrow().territory());
    }

    private static int movesLeftAfter(Witness witness) {
        int cost = Witness.way(witness.from(), witness.target().orElseThrow()).orElseThrow().hard() ? 2 : 1;
        return Integer.parseInt(String.valueOf(witness.about("move", "left"))) - cost;
    }

    /** Whether units that can go on from a partner's territory find another place to stand, step by step. */
    private static boolean canLeave(Witness witness, Territory partners, int moves) {
        return partners.ways().stream().anyMatch(way -> {
            Territory next = witness.named(way.territory());
            int rest = moves - (way.hard() ? 2 : 1);
            return rest >= 0 && Witness.count(next, CreatureKind.VALKYRIE) < 2
                    && (!witness.isPartner(next.owner()) || canLeave(witness, next, rest));
        });
    }

    private static void companies(Map<String, Reason> reasons) {
        when(reasons, "not-so-many", witness -> ((Send) witness.move).units() > witness.told.number("most")
                && witness.told.number("most") == most(witness));
        when(reasons, "kaija-elsewhere", witness -> ((Send) witness.move).kaija()
                && (witness.area().clan() != Clan.BEAR || !witness.from().kaija()
                        || !MapReasons.isOwn(witness, witness.from()))
                && !witness.position.fight.fleeingKaija);
        when(reasons, "kaija-stays", witness -> witness.move instanceof Send send
                ? send.kaija() && below(witness).equals("bribe")
                : witness.from().units() == 0 && witness.from().kaija());
        when(reasons, "one-figure", witness -> below(witness).equals("pull")
                && ((Send) witness.move).units() + (((Send) witness.move).kaija() ? 1 : 0) > 1);
    }

    /** What the units are sent for. */
    private static String below(Witness witness) {
        List<althing.engine.Asked> agenda = althing.engine.Asked.write(witness.position.agenda, Frames.ALL);
        return agenda.get(agenda.size() - 2).decision();
    }

    private static int most(Witness witness) {
        Territory from = witness.from();
        return switch (below(witness)) {
            case "retreat" -> witness.position.fight.fleeing;
            case "bribe" -> Math.min(2, from.units());
            default -> MapReasons.isOwn(witness, from) ? from.units() : from.visitors();
        };
    }
}

package althing.northgard.notation;

import java.util.EnumSet;
import java.util.Set;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.northgard.cards.ActionChoice;
import althing.northgard.cards.Upgrading;
import althing.northgard.cards.Passing;
import althing.northgard.Frames;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardPosition;
import althing.northgard.NorthgardRuling;
import althing.northgard.actions.RecruitAction;
import althing.northgard.box.Action.Kind;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Action.Where;
import althing.northgard.box.Acts;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.box.Words;
import althing.northgard.combat.Combat;
import althing.northgard.combat.Creatures;
import althing.northgard.state.Fight;
import althing.northgard.state.Holdings;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.northgard.year.Trading;

import static althing.northgard.notation.Given.require;

/** Checks one entry of the agenda of a position that was read: whose it is, and whether its fields fit the position. */
public final class AskedCheck extends AskedEntry {

    private static final int RANSOM = 2;

    private final String place;

    public AskedCheck(NorthgardPosition position, String place, int entry) {
        super(position, entry);
        this.place = place;
    }

    public void check() {
        for (Frame.Field field : Frames.ALL.get(agenda.kind(entry)).fields()) {
            words(field.name(), field.at(agenda, entry));
        }
        require(new SeatCheck(position, entry).isAsked(),
                place + ".seat: it is not seat " + seat + " that is asked for '" + Words.code(question)
                        + "'.");
        require(fits(), place + ".about: '" + Words.code(question) + "' cannot be asked like this now.");
    }

    private void words(String field, int value) {
        boolean sound = switch (field) {
            case "from", "to", "at", "passing", "gathered" ->
                question == Question.TAKE || value == Tiles.NONE || position.land.of(value) == value;
            case "lair" -> position.land.of(value) != Tiles.NONE && Tiles.LAIR[value];
            case "tile" -> position.land.isPlaced(value);
            case "action" -> kinds().contains(Acts.ACTIONS[value].kind());
            case "victim", "picker", "payee" -> value < position.seats;
            default -> true;
        };
        require(sound, place + ".about." + field + ": this is not on the map, or not in this game, or no such action.");
    }

    /** The kinds of actions that lead to a question. */
    private Set<Kind> kinds() {
        return switch (question) {
            case MOVE, DECLARE -> EnumSet.of(Kind.MOVE);
            case COMBAT -> EnumSet.of(Kind.MOVE, Kind.BRIBE);
            case BUILD -> EnumSet.of(Kind.BUILD);
            case EXPLORE, EXPLORE_MORE -> EnumSet.of(Kind.EXPLORE);
            case DIVIDE -> EnumSet.of(Kind.DRAW);
            case TARGET -> EnumSet.of(Kind.SPY, Kind.THREATEN, Kind.RAPACIOUS);
            case PICK -> EnumSet.of(Kind.SPY, Kind.RAPACIOUS);
            case COPY -> EnumSet.of(Kind.COPY_NEIGHBOUR, Kind.COPY_SCORCHED, Kind.REPLAY);
            case STRIKE, AFTER_STRIKE -> EnumSet.of(Kind.RAID, Kind.PLUNDER, Kind.CAPTURE);
            case BRIBE -> EnumSet.of(Kind.BRIBE);
            default -> EnumSet.complementOf(EnumSet.of(Kind.COUNTER));
        };
    }

    private boolean fits() {
        Holdings holdings = position.holdings;
        return switch (question) {
            case CLAN -> !position.layout.drawnClans && isFirstWithoutClan();
            case SETTLE, SETTLE_GROUP -> hasGroup() && hasNeutral(about("tile"));
            case SECOND_CHANCE -> !position.isOnMap(seat);
            case LAND -> position.piles.drawnSize == 1 && (below() >= 0
                    ? RecruitAction.where(position, below()) == Where.SAME_NEUTRAL
                    : !position.isOnMap(seat));
            case TURN -> !position.course.hasPassed(seat);
            case UPGRADE -> isUpgrade();
            case CARD -> isUnderWay();
            case SPAWN -> position.course.hasPassed(seat) && Creatures.maySpawn(position);
            case CHOOSE -> ActionChoice.isSound(position, entry);
            case RECRUIT -> isRecruiting();
            case PULL, PAY_MORE, PAY, ADD, RANSOM, GAIN -> canAfford(holdings);
            case BUILD -> about("gathered") == Tiles.NONE
                    || (action().is(Trait.COLLECT) && position.controls(seat, about("gathered")));
            case MOVE -> isMoving();
            case SEND -> isWay();
            case LOSS -> isLoss();
            case EXPLORE -> position.piles.drawnSize > 0 && (about("redraw") == 0 || action().is(Trait.REDRAW_ONCE));
            case UNDER -> position.piles.drawnSize == 2;
            case DIVIDE -> isDividing();
            case PICK -> isVictim(about("victim"));
            case TAKE -> about("from") == 0
                    || (position.piles.offerSize > 0 && !Passing.foresaw(position, seat));
            case STALK -> position.beasts.at[about("creature")] != Tiles.NONE;
            case TRADE -> position.layout.teams || (about("left") == 0 && about("made") == 0);
            case OFFER -> isOffer(holdings);
            case FIGHT -> isStep();
            case CURSE -> about("places") <= position.seats;
            case SCORCHED_HARVEST -> position.course.cursor == 0 && position.scorchedAt != Tiles.NONE
                    && position.isEnemy(seat, position.land.of(position.scorchedAt));
            default -> true;
        } && (position.piles.drawnSize == 0 || agenda.top() != entry || isPlacing());
    }

    /** Whether tiles that were drawn are what is asked about. */
    private boolean isPlacing() {
        return question == Question.EXPLORE || question == Question.LAND || question == Question.UNDER;
    }

    private boolean isFirstWithoutClan() {
        boolean first = true;
        for (int other = 0; other < position.seats; other++) {
            first &= position.holdings.clan[other] >= 0 == other < seat;
        }
        return first;
    }

    private boolean hasGroup() {
        return position.holdings.reserve[seat] >= Components.GROUP
                && (position.course.step != Step.SECOND_CHANCE || !position.isOnMap(seat));
    }

    private boolean hasNeutral(int tile) {
        boolean neutral = false;
        for (int region = Tiles.FIRST[tile]; region < Tiles.FIRST[tile + 1]; region++) {
            neutral |= position.isNeutral(position.land.of(region));
        }
        return neutral;
    }

    private boolean isUpgrade() {
        return Upgrading.isSetAside(position, seat, about("card")) && !position.course.hasPassed(seat)
                && position.holdings.stock(seat, Resource.LORE) >= Components.UPGRADE_LORE;
    }

    /** Whether the card that is being played lies last in the active zone. */
    private boolean isUnderWay() {
        int last = position.decks.active.size(seat) - 1;
        return !position.course.hasPassed(seat) && last >= 0
                && position.decks.active.card(seat, last) == about("card") && position.decks.isPlayed(seat, last);
    }

    /** Recruits never come to somebody else's territory, but under the first rules a retreat could lead them there. */
    private boolean isRecruiting() {
        return !position.holds(NorthgardRuling.RECRUITS_KEEP_THEIR_LAND) || (areRecruitsOwn()
                && (about("to") == Tiles.NONE || position.controls(seat, about("to"))));
    }

    private boolean areRecruitsOwn() {
        boolean own = true;
        for (int region = 0; region < Tiles.REGION_COUNT; region++) {
            own &= position.recruits.in(region) == 0
                    || (position.land.of(region) == region && position.controls(seat, region));
        }
        return own;
    }

    private boolean canAfford(Holdings holdings) {
        return switch (question) {
            case PULL -> areRecruitsOwn();
            case ADD -> holdings.reserve[seat] > 0;
            case RANSOM -> holdings.stock(seat) >= RANSOM && position.decks.hand.has(seat, about("card"));
            case PAY_MORE -> holdings.stock(seat) >= about("due") && Trading.isAfterAction(about("for"))
                    && areRecruitsOwn();
            case PAY -> holdings.stock(seat) >= about("due") && Trading.isSound(position, entry)
                    && (seat != position.course.turn || areRecruitsOwn());
            default -> true;
        };
    }

    private boolean isMoving() {
        int passing = about("passing");
        return about("left") > 0 && about("left") <= action().n()
                && (passing == Tiles.NONE || (position.isPartner(seat, passing) && position.visitors(passing) > 0));
    }

    /** Whether the way was one to choose in the entry below. */
    private boolean isWay() {
        NorthgardPosition before = position.copy();
        before.agenda.pop();
        boolean retreats = before.asked() == Question.RETREAT;
        int from = about("from");
        int to = about("to");
        if (from == Tiles.NONE || to == Tiles.NONE || (retreats && from != position.fight.at)) {
            return false;
        }
        MoveList ways = new MoveList();
        before.moves(seat, ways);
        return ways.toList().contains(retreats ? Moves.at(Deed.RETREAT, to) : Moves.march(from, to));
    }

    private boolean isLoss() {
        int side = about("side");
        int at = about("at");
        Fight fight = position.fight;
        if (below() < 0 || position.asked(below()) != Question.FIGHT) {
            return side < 0 && at >= 0 && position.isKaijaHome(at) && position.land.units(at) > 0;
        }
        if (side < 0 || at != Tiles.NONE || Combat.nextStep(position) != (side == Fight.ATTACKER
                ? Combat.DEFENDER_LOSSES
                : Combat.DEFENDER_LOSSES + 1)) {
            return false;
        }
        boolean visits = side == Fight.ATTACKER && fight.visits;
        return fight.suffers[side] > 0 && fight.suffers[side] < fight.units[side]
                && (visits ? position.isKaijaVisiting(fight.at) : position.isKaijaHome(fight.at));
    }

    private boolean isDividing() {
        return about("left") == action().n() - about("done") && about("done") < action().discard() + action().top()
                && about("left") <= position.decks.hand.size(seat);
    }

    private boolean isOffer(Holdings holdings) {
        int other = agenda.seat(below());
        return about("gives") != about("wants") && holdings.stock[other * Resource.KINDS + about("gives")] > 0
                && holdings.stock[seat * Resource.KINDS + about("wants")] > 0;
    }

    /** Whether the combat goes on where what is asked upon it leaves it. */
    private boolean isStep() {
        return agenda.top() != entry && Combat.isAskedBefore(position, position.asked());
    }
}

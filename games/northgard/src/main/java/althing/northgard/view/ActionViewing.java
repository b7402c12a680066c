package althing.northgard.view;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.northgard.march.Sending;
import althing.northgard.cards.PlayedCard;
import althing.northgard.cards.Upgrading;
import althing.northgard.march.Foray;
import althing.northgard.march.MoveAction;
import althing.northgard.actions.BuildAction;
import althing.northgard.actions.RecruitAction;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Cards;
import althing.northgard.box.Die;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.cards.Dividing;
import althing.northgard.cards.Intrigue;
import althing.northgard.cards.Raids;
import althing.northgard.combat.Combat;
import althing.northgard.combat.Odds;
import althing.northgard.state.Fight;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.northgard.view.NorthgardView.Acting;
import althing.northgard.view.NorthgardView.Raid;
import althing.northgard.view.NorthgardView.Side;
import althing.northgard.year.Exchange;
import althing.northgard.year.Trading;

/** Makes the view of what is going on: the card and action under way, and the combat. */
public final class ActionViewing {

    private final NorthgardState position;
    private final int viewer;

    public ActionViewing(NorthgardState position, int viewer) {
        this.position = position;
        this.viewer = viewer;
    }

    /** The card that is being played. */
    public @Nullable String card() {
        int card = PlayedCard.card(position);
        return card == Cards.NONE ? null : Cards.id(card);
    }

    public @Nullable Acting acting() {
        if (position.isOver() || position.course.step == Step.CLANS || position.asked() == Question.TURN
                || position.asked() == Question.CLAN) {
            return null;
        }
        String card = card();
        return switch (position.asked()) {
            case MOVE -> acting(card, MoveAction.left(position), MoveAction.passing(position), Tiles.NONE);
            case SEND -> acting(card, Sending.purpose(position) == Question.MOVE ? MoveAction.left(position) : 0,
                    Sending.from(position), Sending.to(position));
            case RECRUIT -> acting(card, RecruitAction.left(position), Tiles.NONE, Tiles.NONE);
            case RETREAT -> acting(card, position.fight.fleeing + (position.fight.fleeingKaija ? 1 : 0),
                    position.fight.at, Tiles.NONE);
            case BUILD -> acting(card, 0, BuildAction.gathered(position), Tiles.NONE);
            case GAIN -> acting(card, 0, Raids.gainedAt(position), Tiles.NONE);
            case DIVIDE -> new Acting(card, Dividing.undivided(position), null, null, dividing(), null, null);
            case PICK -> new Acting(card, 1, null, null, List.of(), null, Intrigue.victim(position));
            case RANSOM -> new Acting(card, 1, null, null, List.of(Cards.id(Intrigue.picked(position))), null,
                    Intrigue.picker(position));
            case PAY, PAY_MORE -> new Acting(card, Trading.due(position), null, null, List.of(), bought(), null);
            case OFFER -> new Acting(card, 1, null, null, List.of(), Exchange.wanted(position),
                    position.layout.partner(position.agenda.seat()));
            case UPGRADE -> new Acting(Cards.id(Upgrading.wanted(position)), 1, null, null, List.of(), null, null);
            default -> card == null ? null : acting(card, 0, Tiles.NONE, Tiles.NONE);
        };
    }

    private @Nullable Resource bought() {
        int bought = Trading.bought(position);
        return bought < 0 ? null : Resource.values()[bought];
    }

    private Acting acting(@Nullable String card, int left, int from, int to) {
        return new Acting(card, left, territory(from), territory(to), List.of(), null, null);
    }

    private @Nullable String territory(int region) {
        return region == Tiles.NONE ? null : Tiles.region(position.land.of(region));
    }

    /** The cards just drawn are seen by who drew them. */
    private List<String> dividing() {
        int seat = position.agenda.seat();
        List<String> cards = new ArrayList<>();
        for (int i = position.decks.hand.size(seat)
                - Dividing.undivided(position); i < position.decks.hand.size(seat); i++) {
            if (seat == viewer) {
                cards.add(Cards.id(position.decks.hand.card(seat, i)));
            }
        }
        return List.copyOf(cards);
    }

    public NorthgardView.@Nullable Combat combat() {
        Fight fight = position.fight;
        if (fight.at == Tiles.NONE) {
            return null;
        }
        return new NorthgardView.Combat(Tiles.region(position.land.of(fight.at)), side(Fight.ATTACKER),
                side(Fight.DEFENDER), fight.isPending() || fight.fleeing > 0 || fight.fleeingKaija,
                fight.winner < 0 ? null : fight.winner);
    }

    public List<Raid> raids() {
        return Foray.all(position).stream().map(foray -> raid(foray, foray.odds())).toList();
    }

    /** Hundredths that add up to a hundred, and tenths of a unit. */
    private Raid raid(Foray foray, Odds odds) {
        int won = share(odds.won(), 100);
        int nobody = share(odds.nobody(), 100);
        return new Raid(foray.move().code(), Tiles.region(position.land.of(foray.territory())), won, nobody,
                100 - won - nobody, share(odds.attackerLosses(), 10), share(odds.defenderLosses(), 10),
                odds.attackerFood(), odds.defenderFood());
    }

    private static int share(int rolls, int whole) {
        return Math.round((float) rolls * whole / Odds.ROLLS);
    }

    private Side side(int side) {
        Fight fight = position.fight;
        boolean creature = fight.seat[side] == Fight.CREATURE;
        int inflicted = creature ? 0 : fight.inflicts[1 - side];
        int suffered = fight.isPending() ? inflicted : fight.suffers[side];
        return new Side(creature ? null : (int) fight.seat[side], creature ? Bestiary.id(fight.creature) : null,
                fight.units[side], fight.strength[side], fight.bonus[side],
                fight.food[side] == Fight.OPEN ? null : (int) fight.food[side],
                fight.face[side] == Fight.OPEN ? null : Die.id(fight.face[side]), fight.dice[side], fight.total(side),
                suffered);
    }
}

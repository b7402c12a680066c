package althing.northgard;

import java.util.List;

import althing.engine.Frame;
import althing.northgard.march.Sending;
import althing.northgard.cards.Acting;
import althing.northgard.cards.Countering;
import althing.northgard.cards.Bribing;
import althing.northgard.cards.PlayedCard;
import althing.northgard.cards.Upgrading;
import althing.northgard.march.MoveAction;
import althing.northgard.combat.Pushing;
import althing.northgard.cards.CardTurn;
import althing.northgard.cards.ActionChoice;
import althing.northgard.actions.ExploringMore;
import althing.northgard.actions.BuildAction;
import althing.northgard.actions.Exploring;
import althing.northgard.actions.Pulling;
import althing.northgard.actions.RecruitAction;
import althing.northgard.actions.Replacing;
import althing.northgard.actions.Settling;
import althing.northgard.actions.TilePlacing;
import althing.northgard.actions.TilesUnder;
import althing.northgard.cards.Copying;
import althing.northgard.cards.CardTaking;
import althing.northgard.cards.Dividing;
import althing.northgard.cards.Drawing;
import althing.northgard.cards.Intrigue;
import althing.northgard.cards.Raids;
import althing.northgard.cards.Scorching;
import althing.northgard.combat.Casualties;
import althing.northgard.combat.Challenges;
import althing.northgard.combat.Combat;
import althing.northgard.combat.Creatures;
import althing.northgard.combat.Muster;
import althing.northgard.combat.Retreat;
import althing.northgard.year.Exchange;
import althing.northgard.year.Preparation;
import althing.northgard.year.Trading;

/** All that can be on the agenda, each at the place of its kind: the decisions in their order, then the tasks. */
public final class Frames {

    public static final List<Frame> ALL = checked(List.of(Preparation.CLAN, TilePlacing.FIRST_TILES, Settling.SETTLE,
            CardTurn.TURN,
            Upgrading.UPGRADE, Countering.COUNTER, ActionChoice.CHOOSE, Scorching.SCORCH, RecruitAction.RECRUIT,
            Pulling.PULL,
            BuildAction.BUILD, Replacing.REPLACE, MoveAction.MOVE, Sending.SEND, Challenges.DECLARE, Combat.COMBAT,
            Pushing.PUSH, Muster.FOOD, Muster.DIE, Muster.AXES, Casualties.LOSS, Retreat.RETREAT, Exploring.EXPLORE,
            TilesUnder.UNDER, ExploringMore.EXPLORE_MORE, Exploring.LAND, Dividing.DIVIDE, Intrigue.TARGET,
            Intrigue.PICK,
            Intrigue.RANSOM, Trading.PAY, Trading.PAY_MORE, Intrigue.DISCARD, CardTaking.TAKE, Copying.COPY,
            Raids.STRIKE,
            Raids.GAIN, Raids.ADD, Bribing.BRIBE, Creatures.SPAWN, Creatures.STALK, Scorching.SCORCHED_HARVEST,
            Exchange.TRADE, Exchange.OFFER, Settling.SECOND_CHANCE, Acting.ACT, PlayedCard.CARD, Settling.GROUP,
            Combat.FIGHT, Drawing.DRAW_CARDS, Intrigue.CURSE, Creatures.APPEAR, Raids.AFTER_STRIKE));

    private Frames() {
    }

    private static List<Frame> checked(List<Frame> frames) {
        for (int kind = 0; kind < frames.size(); kind++) {
            if (frames.get(kind).kind() != kind) {
                throw new IllegalStateException("the frame of " + frames.get(kind).name() + " is not in its place");
            }
        }
        return frames;
    }
}

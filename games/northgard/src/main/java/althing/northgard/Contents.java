package althing.northgard;

import java.util.EnumMap;
import java.util.Map;

import althing.northgard.march.Sending;
import althing.northgard.cards.Acting;
import althing.northgard.march.Marching;
import althing.northgard.cards.PlayedCard;
import althing.northgard.combat.Pushing;
import althing.northgard.combat.Retreat;
import althing.northgard.actions.Construction;
import althing.northgard.actions.ExploringMore;
import althing.northgard.actions.GroupSettling;
import althing.northgard.actions.Pulling;
import althing.northgard.actions.Recruitment;
import althing.northgard.actions.Replacing;
import althing.northgard.actions.SecondChance;
import althing.northgard.actions.Settling;
import althing.northgard.actions.TilePlacing;
import althing.northgard.actions.TilesUnder;
import althing.northgard.cards.ActionChoice;
import althing.northgard.cards.Adding;
import althing.northgard.cards.Bribing;
import althing.northgard.cards.CardTaking;
import althing.northgard.cards.CardTurn;
import althing.northgard.cards.CopyChoice;
import althing.northgard.cards.Countering;
import althing.northgard.cards.Drawing;
import althing.northgard.cards.Dividing;
import althing.northgard.cards.HandChoice;
import althing.northgard.cards.Intrigue;
import althing.northgard.cards.Raids;
import althing.northgard.cards.Ransoming;
import althing.northgard.cards.ResourceGain;
import althing.northgard.cards.Striking;
import althing.northgard.cards.Targeting;
import althing.northgard.cards.TokenLaying;
import althing.northgard.cards.Upgrading;
import althing.northgard.combat.Combat;
import althing.northgard.combat.CombatChoice;
import althing.northgard.combat.Creatures;
import althing.northgard.combat.Declaring;
import althing.northgard.combat.Feeding;
import althing.northgard.combat.Spawning;
import althing.northgard.combat.Stalking;
import althing.northgard.combat.WordChoice;
import althing.northgard.state.Effect;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.Question;
import althing.northgard.year.ClanChoice;
import althing.northgard.year.HarvestTrading;
import althing.northgard.year.OfferAnswer;
import althing.northgard.year.Paying;

/** The table of contents: the decision of each question, and what happens by itself. */
public final class Contents {

    /** The decisions, each at the place of its question. */
    public static final NorthgardDecision[] DECISIONS = decisions();

    private Contents() {
    }

    private static NorthgardDecision[] decisions() {
        Map<Question, NorthgardDecision> by = new EnumMap<>(Question.class);
        setup(by);
        cards(by);
        actions(by);
        combats(by);
        harvest(by);
        effects(by);
        NorthgardDecision[] decisions = new NorthgardDecision[Question.values().length];
        by.forEach((question, decision) -> decisions[question.ordinal()] = decision);
        if (by.size() != decisions.length) {
            throw new IllegalStateException("a question has no decision");
        }
        return decisions;
    }

    private static void setup(Map<Question, NorthgardDecision> by) {
        by.put(Question.CLAN, new ClanChoice());
        by.put(Question.FIRST_TILES, new TilePlacing(Question.FIRST_TILES, "NOR-3.11"));
        by.put(Question.SETTLE, new GroupSettling());
        by.put(Question.SECOND_CHANCE, new SecondChance());
    }

    private static void cards(Map<Question, NorthgardDecision> by) {
        by.put(Question.TURN, new CardTurn());
        by.put(Question.UPGRADE, new Upgrading());
        by.put(Question.COUNTER, new Countering());
        by.put(Question.CHOOSE, new ActionChoice());
        by.put(Question.COPY, new CopyChoice());
        by.put(Question.DIVIDE, new Dividing());
        by.put(Question.TARGET, new Targeting());
        by.put(Question.PICK, new HandChoice.Picking());
        by.put(Question.RANSOM, new Ransoming());
        by.put(Question.DISCARD, new HandChoice.Discarding());
        by.put(Question.TAKE, new CardTaking());
        by.put(Question.STRIKE, new Striking());
        by.put(Question.GAIN, new ResourceGain.OfRaid());
        by.put(Question.ADD, new Adding());
        by.put(Question.BRIBE, new Bribing());
        by.put(Question.SCORCH, new TokenLaying());
    }

    private static void actions(Map<Question, NorthgardDecision> by) {
        by.put(Question.RECRUIT, new Recruitment());
        by.put(Question.PULL, new Pulling());
        by.put(Question.BUILD, new Construction());
        by.put(Question.REPLACE, new Replacing());
        by.put(Question.MOVE, new Marching());
        by.put(Question.SEND, new Sending());
        by.put(Question.EXPLORE, new TilePlacing(Question.EXPLORE, "NOR-11.1"));
        by.put(Question.EXPLORE_MORE, new ExploringMore());
        by.put(Question.UNDER, new TilesUnder());
        by.put(Question.LAND, new TilePlacing(Question.LAND, "NOR-8.6"));
    }

    private static void combats(Map<Question, NorthgardDecision> by) {
        by.put(Question.DECLARE, new Declaring());
        by.put(Question.COMBAT, new CombatChoice());
        by.put(Question.PUSH, new Pushing());
        by.put(Question.FOOD, new Feeding());
        by.put(Question.DIE, new WordChoice.Throwing("NOR-13.6"));
        by.put(Question.AXES, new WordChoice.Throwing("NOR-27.11"));
        by.put(Question.LOSS, new WordChoice.Losing());
        by.put(Question.RETREAT, new Retreat());
        by.put(Question.SPAWN, new Spawning());
        by.put(Question.STALK, new Stalking());
    }

    private static void harvest(Map<Question, NorthgardDecision> by) {
        by.put(Question.SCORCHED_HARVEST, new ResourceGain.OfToken());
        by.put(Question.TRADE, new HarvestTrading());
        by.put(Question.OFFER, new OfferAnswer());
        by.put(Question.PAY, new Paying(false));
        by.put(Question.PAY_MORE, new Paying(true));
    }

    private static void effects(Map<Question, NorthgardDecision> by) {
        by.put(Question.ACT, new Effect("NOR-7.3", Acting::run));
        by.put(Question.CARD, new Effect("NOR-6.3", PlayedCard::end));
        by.put(Question.SETTLE_GROUP, new Effect("NOR-3.11", Settling::settleGroup));
        by.put(Question.FIGHT, new Effect("NOR-13.1", Combat::step));
        by.put(Question.DRAW_CARDS, new Effect("NOR-12.1", Drawing::drawCards));
        by.put(Question.CURSE, new Effect("NOR-27.21", Intrigue::curse));
        by.put(Question.APPEAR, new Effect("NOR-11.11", Creatures::appear));
        by.put(Question.AFTER_STRIKE, new Effect("NOR-27.2", Raids::afterStrike));
    }
}

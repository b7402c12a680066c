package althing.northgard;

import java.util.List;

import althing.engine.Frame;

/** All that can be on the agenda, each at the place of its kind: the decisions in their order, then the tasks. */
final class Frames {

    static final List<Frame> ALL = checked(List.of(Preparation.CLAN, Exploring.FIRST_TILES, Settling.SETTLE, Turns.TURN,
            Turns.UPGRADE, Turns.COUNTER, Choices.CHOOSE, Scorching.SCORCH, Recruiting.RECRUIT, Recruiting.PULL,
            Construction.BUILD, Construction.REPLACE, Marching.MOVE, Companies.SEND, Challenges.DECLARE, Combat.COMBAT,
            Combat.PUSH, Muster.FOOD, Muster.DIE, Muster.AXES, Casualties.LOSS, Retreat.RETREAT, Exploring.EXPLORE,
            Exploring.UNDER, Choices.EXPLORE_MORE, Exploring.LAND, Intrigue.DIVIDE, Intrigue.TARGET, Intrigue.PICK,
            Intrigue.RANSOM, Trading.PAY, Trading.PAY_MORE, Intrigue.DISCARD, Intrigue.TAKE, Copying.COPY, Raids.STRIKE,
            Raids.GAIN, Raids.ADD, Raids.BRIBE, Creatures.SPAWN, Creatures.STALK, Scorching.SCORCHED_HARVEST,
            Exchange.TRADE, Exchange.OFFER, Settling.SECOND_CHANCE, Effects.ACT, Turns.CARD, Settling.GROUP,
            Combat.FIGHT, Intrigue.DRAW_CARDS, Intrigue.CURSE, Creatures.APPEAR, Raids.AFTER_STRIKE));

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

package althing.northgard.state;

import althing.engine.notation.Means;

/** What can be on the agenda: first the questions that somebody answers, from {@link #ACT} on what the game does by itself. */
public enum Question {

    @Means("which clan to take")
    CLAN,
    @Means("which tile of the hand to place in the setup, and where")
    FIRST_TILES,
    @Means("where a group of units settles on the tile that was placed")
    SETTLE,
    @Means("what to do in a turn, or with which card to go on")
    TURN,
    @Means("which card of the hand to give up for an upgrade; `card` is the upgrade")
    UPGRADE,
    @Means("whether to answer the card that is being played with Defensive Strategy")
    COUNTER,
    @Means("which action of the card comes next; so many are `left`, those of `done` are not offered, and whoever `annexes` moves and explores in either order")
    CHOOSE,
    @Means("whether to place the Scorched Earth token, and where")
    SCORCH,
    @Means("where to recruit the next unit: `where` the card allows it, so many are `left`, 0 where the territories give the number, and the last one went `to`")
    RECRUIT,
    @Means("which unit to pull into a territory that was recruited in")
    PULL,
    @Means("what to build, and where; by an action that collects, the resources of the territory `gathered` are collected already")
    BUILD,
    @Means("which building to exchange, and for what")
    REPLACE,
    @Means("which units to move; so many moves are `left`, and whoever is `passing` through a partner’s territory must leave it first")
    MOVE,
    @Means("how many units go on the way that was chosen in the entry below")
    SEND,
    @Means("which creatures to attack after the moves of the `action`")
    DECLARE,
    @Means("which combat to fight next; the attacker has the bonus of the `action`")
    COMBAT,
    @Means("whether to push a defending unit away, and where to")
    PUSH,
    @Means("how much food a side discards in a combat")
    FOOD,
    @Means("a point or a casualty on the face of the die that leaves the choice")
    DIE,
    @Means("a point or a casualty of the Axe Throwers")
    AXES,
    @Means("whether Kaija or a unit is lost: of a `side` in a combat, or `at` a territory outside one")
    LOSS,
    @Means("where those retreat who lost a combat")
    RETREAT,
    @Means("where to place a tile that was drawn; with `redraw` another one may be drawn instead")
    EXPLORE,
    @Means("which of two tiles goes under the stack first")
    UNDER,
    @Means("whether to explore once more, or at all")
    EXPLORE_MORE,
    @Means("where to place a tile so that units find a neutral territory")
    LAND,
    @Means("which card to discard, later which to put back, among the last cards of the hand: so many are `left` of those drawn, and so many are `done`")
    DIVIDE,
    @Means("which opponent the `action` is aimed at")
    TARGET,
    @Means("which card of the hand of the `victim`, a seat")
    PICK,
    @Means("whether to discard the `card` that the seat `picker` has picked, or to pay")
    RANSOM,
    @Means("which resource to pay next: so many are `due`, for what; in a trade a resource is `bought`, a ransom goes to the seat `payee`, which otherwise is -1")
    PAY,
    @Means("whether to pay, and with which resource to begin: so many are `due`, for what")
    PAY_MORE,
    @Means("which card of the own hand to discard")
    DISCARD,
    @Means("which card to take from the discard pile or from the offer, or to draw one instead")
    TAKE,
    @Means("which effect to copy")
    COPY,
    @Means("which enemy unit to remove")
    STRIKE,
    @Means("which resource to collect among those of a territory")
    GAIN,
    @Means("where to add a unit")
    ADD,
    @Means("which enemy units to move away, and where to")
    BRIBE,
    @Means("whether a creature appears, and where")
    SPAWN,
    @Means("where a creature moves")
    STALK,
    @Means("which resource the Scorched Earth token takes in the Harvest")
    SCORCHED_HARVEST,
    @Means("what to trade in the Harvest; with a partner the offers that were `made` are not made again now, and so many exchanges are `left`")
    TRADE,
    @Means("whether to accept what the partner offers")
    OFFER,
    @Means("whether and where to come back to the map")
    SECOND_CHANCE,
    @Means("an action of a card that is still to be carried out")
    ACT,
    @Means("a card that is being played, below all that it does; whether its last Build action has built something `large`")
    CARD,
    @Means("the group that will settle on a tile just placed")
    SETTLE_GROUP,
    @Means("a combat that goes on with a step")
    FIGHT,
    @Means("cards that are still to be drawn")
    DRAW_CARDS,
    @Means("a curse that goes round the opponents: the next one sits so many `places` after the seat that curses")
    CURSE,
    @Means("a creature that is to appear in a lair")
    APPEAR,
    @Means("what a striker gets once a unit is lost at a territory")
    AFTER_STRIKE
}

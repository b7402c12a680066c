package althing.northgard;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.engine.MoveList;
import althing.engine.Setup;
import althing.northgard.NorthgardNotation.Beast;
import althing.northgard.NorthgardNotation.Doing;
import althing.northgard.NorthgardNotation.Garrison;
import althing.northgard.NorthgardNotation.Known;
import althing.northgard.NorthgardNotation.Recruits;
import althing.northgard.NorthgardNotation.Seat;
import althing.northgard.NorthgardNotation.Struggle;
import althing.northgard.NorthgardNotation.Struggler;
import althing.northgard.NorthgardNotation.Waiting;
import althing.northgard.NorthgardView.Active;
import althing.northgard.NorthgardView.Decision;
import althing.northgard.NorthgardView.Standing;
import althing.northgard.NorthgardView.Tile;

/** Makes a position from a notation and refuses, with a sentence, what cannot be one. */
final class NotationReader {

    private static final int MOST = 10_000;
    private static final int MOST_NUMBER = 1 << 18;

    private final NorthgardNotation notation;
    private final NorthgardPosition position;
    private final Layout layout;
    private final Land land;
    /** How often each tile and each card was met. */
    private final int[] tiles = new int[Tiles.COUNT];
    private final Map<Integer, Integer> cards = new HashMap<>();

    NotationReader(NorthgardNotation notation) {
        this.notation = notation;
        Setup setup = Setup.parse(notation.setup());
        if (!(setup.game() instanceof NorthgardGame) || setup.seed().isPresent()) {
            throw new BadInput("setup: '" + notation.setup() + "' is no setup of Northgard without a seed.");
        }
        position = new NorthgardPosition(setup);
        layout = position.layout;
        land = position.land;
    }

    NorthgardPosition read() {
        course();
        map();
        piles();
        seats();
        everyCardOnce();
        creatures();
        units();
        doing(notation.action());
        fight();
        summaries();
        agenda();
        if (position.step == Step.OVER) {
            position.dominators = FinalScoring.dominators(position);
        }
        return position;
    }

    private void course() {
        if (!notation.random().matches("[0-9a-f]{1,16}")) {
            throw new BadInput("random: '" + notation.random() + "' is no hexadecimal number of at most 16 digits.");
        }
        position.random.state(Long.parseUnsignedLong(notation.random(), 16));
        position.year = within("year", notation.year(), 1, layout.years);
        position.step = notation.step();
        position.cursor = within("cursor", notation.cursor(), 0, position.seats);
        position.first = seat("first", notation.first());
        require(position.first >= 0 == position.step.compareTo(Step.DEAL) > 0,
                "first: the marker is dealt after the clans.");
        position.turn = seat("turn", notation.turn());
        position.turnPlayed = notation.turnPlayed();
        position.turnMain = notation.turnMain();
        String card = notation.card();
        position.card = card == null ? Cards.NONE : card("card", card);
        position.awake = notation.awake();
    }

    private void map() {
        for (Tile tile : notation.tiles()) {
            int index = tile("tiles", tile.tile());
            int x = within("tiles: x", tile.x(), -Moves.REACH, Moves.REACH);
            int y = within("tiles: y", tile.y(), -Moves.REACH, Moves.REACH);
            int rotation = within("tiles: rotation", tile.rotation(), 0, Tiles.SIDES - 1);
            require(land.tileAt(x, y) == Tiles.NONE, "tiles: " + tile.tile() + " lies on another tile.");
            boolean joined = land.size == 0;
            for (int side = 0; side < Tiles.SIDES; side++) {
                joined |= land.beside(x, y, side) != Tiles.NONE;
            }
            require(joined, "tiles: " + tile.tile() + " touches no tile.");
            require(Placing.continues(land, Tiles.CORNERS[index << 2 | rotation], x, y),
                    "tiles: " + tile.tile() + " interrupts a border.");
            land.place(index, x, y, rotation);
        }
        for (Standing standing : notation.buildings()) {
            building(standing);
        }
        Arrays.fill(position.buildingsLeft, (byte) (position.first < 0 ? 0 : Figures.BUILDINGS_PER_TYPE));
        for (Standing standing : notation.buildings()) {
            int left = --position.buildingsLeft[standing.building().ordinal()];
            require(left >= 0, "buildings: there are too many of " + standing.building().code() + ".");
        }
        for (Garrison garrison : notation.territories()) {
            garrison(garrison);
        }
        position.kaijaAt = region("kaija", notation.kaija());
        position.kaijaVisits = notation.kaijaVisits();
        position.scorchedAt = region("scorched", notation.scorched());
        require(position.kaijaAt >= 0 || !position.kaijaVisits, "kaijaVisits: Kaija is not on the map.");
    }

    private void building(Standing standing) {
        int region = region("buildings", standing.region());
        int kind = standing.building().ordinal();
        if (standing.loose()) {
            require(!Buildings.isLarge(kind) && land.looseOf(region, kind) < 7,
                    "buildings: " + standing.building().code() + " needs a site.");
            land.addLoose(region, kind, 1);
        } else {
            require(Tiles.SITE[region] != Tiles.NONE && Buildings.fits(kind, Tiles.SITE[region]),
                    "buildings: " + standing.building().code() + " does not fit in " + standing.region() + ".");
            require(land.building[region] == 0, "buildings: " + standing.region() + " has two.");
            land.building[region] = (byte) (kind + 1);
        }
    }

    private void garrison(Garrison garrison) {
        int there = region("territories", garrison.territory());
        require(land.of(there) == there, "territories: " + garrison.territory() + " is not the first region of one.");
        require(land.owner[there] < 0 && land.visitors[there] == 0,
                "territories: " + garrison.territory() + " stands twice.");
        land.owner[there] = (byte) seat("territories: owner", garrison.owner());
        land.units[there] = (byte) within("territories: units", garrison.units(), 0, Figures.UNITS);
        land.visitors[there] = (byte) within("territories: visitors", garrison.visitors(), 0, Figures.UNITS);
        require(land.owner[there] >= 0 || garrison.units() == 0,
                "territories: the units of " + garrison.territory() + " have no owner.");
    }

    private void piles() {
        position.stackSize = fill("stack", notation.stack(), position.stack, id -> tile("stack", id), true);
        position.stackKnown = within("stackKnown", notation.stackKnown(), 0, position.stackSize);
        position.drawnSize = fill("drawn", notation.drawn(), position.drawn, id -> tile("drawn", id), false);
        position.unrest = within("unrest", notation.unrest(), 0, Figures.UNREST_CARDS);
        position.offerSize = fill("offer", notation.offer(), position.offer, id -> counted("offer", id), false);
        boolean dealt = position.first >= 0;
        require(notation.achievements().size() == (dealt ? position.seats : 0),
                "achievements: there must be one for each seat.");
        fill("achievements", notation.achievements(), position.achievements, id -> card("achievements", id), false);
        complete(position.achievements, notation.achievements().size(), Cards.ACHIEVEMENTS, "achievements");
        if (dealt) {
            developments();
        }
    }

    /** The deck lies at the end of what was dealt; the cards that are not in it come behind. */
    private void developments() {
        int all = layout.earlyCards + layout.advancedCards;
        position.dealt = all - notation.developments().size();
        require(position.dealt >= 0 && position.dealt % position.seats == 0,
                "developments: there cannot be " + notation.developments().size() + " cards.");
        int early = Math.max(0, layout.earlyCards - position.dealt);
        List<String> deck = notation.developments();
        int index = position.dealt;
        for (String id : deck) {
            int card = counted("developments", id);
            boolean first = index < layout.earlyCards;
            require(Cards.get(card).face().kind() == (first ? Card.CardKind.EARLY : Card.CardKind.ADVANCED),
                    "developments: " + id + " lies in the wrong part of the deck.");
            byte[] pile = first ? position.early : position.advanced;
            pile[first ? index : index - layout.earlyCards] = (byte) card;
            index++;
        }
        around(position.early, layout.earlyCards - early, layout.earlyCards, Cards.EARLY);
        around(position.advanced, Math.max(0, position.dealt - layout.earlyCards), layout.advancedCards,
                Cards.ADVANCED);
    }

    /** Puts the cards that do not stand from here to there before and behind them. */
    private static void around(byte[] pile, int from, int to, int[] all) {
        byte[] kept = Arrays.copyOfRange(pile, from, to);
        int at = 0;
        for (int card : all) {
            boolean inside = false;
            for (byte each : kept) {
                inside |= each == card;
            }
            if (!inside) {
                at = at == from ? to : at;
                if (at < pile.length) {
                    pile[at++] = (byte) card;
                }
            }
        }
    }

    private void complete(byte[] pile, int size, int[] all, String place) {
        int at = size;
        for (int card : all) {
            boolean there = false;
            for (int i = 0; i < size; i++) {
                there |= pile[i] == card;
            }
            if (!there) {
                require(at < pile.length, place + ": a card stands twice or is none of them.");
                pile[at++] = (byte) card;
            }
        }
        require(at == pile.length, place + ": a card stands twice or is none of them.");
    }

    private void seats() {
        require(notation.seats().size() == position.seats,
                "seats: the setup has " + position.seats + " of them, not " + notation.seats().size() + ".");
        for (int seat = 0; seat < position.seats; seat++) {
            seat(seat, "seats[" + seat + "]", notation.seats().get(seat));
        }
    }

    private void seat(int seat, String place, Seat given) {
        Clan clan = given.clan();
        if (clan != null) {
            require(position.seatOf[clan.ordinal()] < 0, place + ".clan: " + clan.code() + " is taken.");
            position.clan[seat] = (byte) clan.ordinal();
            position.seatOf[clan.ordinal()] = (byte) seat;
        }
        require(clan != null || position.step == Step.CLANS, place + ".clan: it is missing.");
        position.gain(seat, Resource.FOOD, within(place + ".food", given.food(), 0, MOST));
        position.gain(seat, Resource.WOOD, within(place + ".wood", given.wood(), 0, MOST));
        position.gain(seat, Resource.LORE, within(place + ".lore", given.lore(), 0, MOST));
        position.glory[seat] = within(place + ".glory", given.glory(), 0, MOST);
        position.reserve[seat] = (byte) within(place + ".reserve", given.reserve(), 0, Figures.UNITS);
        zones(seat, place, given);
        upgrades(seat, place, given);
        for (String id : given.tiles()) {
            require(position.tilesHeld[seat] < Figures.TILES_IN_HAND, place + ".tiles: there are too many.");
            position.tiles[seat * Figures.TILES_IN_HAND + position.tilesHeld[seat]++] = (byte) tile(place + ".tiles",
                    id);
        }
        position.passed |= given.passed() ? 1 << seat : 0;
        position.foresaw |= given.foresaw() ? 1 << seat : 0;
        position.conqueror |= given.conqueror() ? 1 << seat : 0;
    }

    private void zones(int seat, String place, Seat given) {
        Decks decks = position.decks;
        int size = given.hand().size() + given.draw().size() + given.active().size() + given.discard().size()
                + given.removed().size();
        require(size <= Decks.ROOM, place + ": a deck of " + size + " cards is too large.");
        for (Known known : given.hand()) {
            decks.addToHand(seat, counted(place + ".hand", known.card()), mask(place + ".hand", known.by()));
        }
        for (Known known : given.draw().reversed()) {
            decks.addTop(seat, counted(place + ".draw", known.card()), mask(place + ".draw", known.by()));
        }
        for (Active active : given.active()) {
            decks.addActive(seat, counted(place + ".active", active.card()), active.played());
        }
        given.discard().forEach(id -> decks.addDiscard(seat, counted(place + ".discard", id)));
        given.removed().forEach(id -> decks.addRemoved(seat, counted(place + ".removed", id)));
    }

    private int mask(String place, List<Integer> seats) {
        int mask = 0;
        for (int seat : seats) {
            mask |= 1 << within(place + ": by", seat, 0, position.seats - 1);
        }
        return mask;
    }

    private void upgrades(int seat, String place, Seat given) {
        for (String id : given.upgrades()) {
            int card = counted(place + ".upgrades", id);
            for (int i = 0; i < Cards.UPGRADES_EACH; i++) {
                position.upgrades[seat] |= position.clan[seat] >= 0 && Turns.upgrade(position, seat, i) == card
                        ? (byte) (1 << i)
                        : 0;
            }
        }
        require(Integer.bitCount(position.upgrades[seat]) == given.upgrades().size(),
                place + ".upgrades: not all are of this clan.");
    }

    private void everyCardOnce() {
        if (position.first < 0) {
            return;
        }
        for (Card card : Cards.ALL) {
            int count = cards.getOrDefault(card.index(), 0);
            Clan clan = card.face().clan();
            boolean exact = switch (card.face().kind()) {
                case START -> count == card.copies() * position.seats;
                case INITIAL, UPGRADE -> clan != null && count == (position.seatOf[clan.ordinal()] < 0 ? 0 : 1);
                case UNREST -> count + position.unrest == Figures.UNREST_CARDS;
                case EARLY, ADVANCED, ACHIEVEMENT -> count <= 1;
            };
            require(exact, "The card " + card.id() + " is there " + count + " times.");
        }
        for (int tile = 0; tile < Tiles.COUNT; tile++) {
            require(tiles[tile] == 1, "The tile " + Tiles.id(tile) + " is there " + tiles[tile] + " times.");
        }
    }

    private void creatures() {
        boolean[] met = new boolean[Bestiary.COUNT];
        for (Beast beast : notation.creatures()) {
            int creature = creature("creatures", beast.creature());
            require(!met[creature], "creatures: " + beast.creature() + " stands twice.");
            met[creature] = true;
            position.creatureAt[creature] = (byte) region("creatures", beast.region());
            position.line[position.lineSize++] = (byte) creature;
        }
        List<String> deck = notation.creatureDeck();
        for (int i = deck.size() - 1; i >= 0; i--) {
            int creature = creature("creatureDeck", deck.get(i));
            require(!met[creature], "creatureDeck: " + deck.get(i) + " stands twice.");
            met[creature] = true;
            position.creatureDeck[position.creatureDeckSize++] = (byte) creature;
        }
        require(layout.creatures || position.lineSize + position.creatureDeckSize == 0,
                "creatures: this setup has none.");
        position.creatureTop = within("creatureTop", notation.creatureTop(), 0, position.creatureDeckSize);
        notation.activated().forEach(id -> position.activated |= 1 << creature("activated", id));
        notation.declared().forEach(id -> position.declared |= 1 << creature("declared", id));
    }

    private void units() {
        if (position.first < 0) {
            return;
        }
        int bear = position.seatOf[Clan.BEAR.ordinal()];
        require(position.kaijaAt < 0 || bear >= 0, "kaija: nobody plays the Bear.");
        Struggle struggle = notation.fight();
        position.visitor = seat("action.visitor", notation.action().visitor());
        for (int seat = 0; seat < position.seats; seat++) {
            int sum = position.reserve[seat];
            for (int there = land.territoryFrom(0); there >= 0; there = land.territoryFrom(there + 1)) {
                sum += land.owner[there] == seat ? land.units[there] : 0;
                sum += position.visitor == seat ? land.visitors[there] : 0;
            }
            sum += struggle != null && struggle.fleeingSeat() == seat ? struggle.fleeing() : 0;
            require(sum == Figures.UNITS,
                    "seats[" + seat + "]: it has " + sum + " units in all, not " + Figures.UNITS + ".");
        }
        for (int there = land.territoryFrom(0); there >= 0; there = land.territoryFrom(there + 1)) {
            require(land.owner[there] < 0 || position.figures(there) > 0,
                    "territories: nobody stands in " + Tiles.region(there) + ".");
        }
    }

    private void doing(Doing doing) {
        int card = card("action.card", doing.card());
        within("action.part", doing.part(), 0, Math.max(0, Cards.ACTIONS[card].length - 1));
        position.acting = Effects.number(card, doing.part());
        doing.traits().forEach(trait -> position.traits |= 1 << trait.ordinal());
        position.points = within("action.points", doing.points(), 0, 9);
        position.left = within("action.left", doing.left(), -Figures.UNITS, Figures.UNITS);
        position.where = doing.where().ordinal();
        position.from = region("action.from", doing.from());
        position.to = region("action.to", doing.to());
        position.passing = region("action.passing", doing.passing());
        position.target = seat("action.target", doing.target());
        for (Recruits recruits : doing.recruited()) {
            position.recruited[region("action.recruited", recruits.region())] = (byte) within("action.recruited",
                    recruits.units(), 0, Figures.UNITS + 1);
        }
        position.offered = within("action.offered", doing.offered(), 0, 1 << Resource.KINDS * Resource.KINDS);
        position.wanted = within("action.wanted", doing.wanted(), 0, position.seats);
        position.scorchedTake = within("action.scorchedTake", doing.scorchedTake(), 0, Resource.KINDS);
    }

    private void fight() {
        Struggle given = notation.fight();
        if (given == null) {
            return;
        }
        Fight fight = position.fight;
        fight.at = region("fight.at", given.at());
        String creature = given.creature();
        fight.creature = creature == null ? Bestiary.NONE : creature("fight.creature", creature);
        fight.visits = given.visits();
        fight.points = within("fight.points", given.points(), 0, 9);
        given.traits().forEach(trait -> fight.traits |= 1 << trait.ordinal());
        fight.winner = within("fight.winner", given.winner(), Fight.PENDING, Fight.DEFENDER);
        fight.fleeing = within("fight.fleeing", given.fleeing(), 0, Figures.UNITS);
        fight.fleeingKaija = given.fleeingKaija();
        fight.fleeingSeat = within("fight.fleeingSeat", given.fleeingSeat(), 0, position.seats - 1);
        require(given.sides().size() == 2, "fight.sides: there are two.");
        for (int side = 0; side < 2; side++) {
            side(fight, side, given.sides().get(side));
        }
    }

    private void side(Fight fight, int side, Struggler given) {
        String place = "fight.sides[" + side + "].";
        fight.seat[side] = (byte) within(place + "seat", given.seat(), Fight.CREATURE, position.seats - 1);
        require(given.seat() >= 0 || fight.creature >= 0, place + "seat: there is no creature in this combat.");
        fight.units[side] = (byte) within(place + "units", given.units(), 0, Figures.UNITS + 1);
        fight.strength[side] = (byte) within(place + "strength", given.strength(), 0, 2 * Figures.UNITS);
        fight.bonus[side] = (byte) within(place + "bonus", given.bonus(), 0, 99);
        fight.food[side] = (byte) within(place + "food", given.food(), Fight.OPEN, Figures.UNITS + 1);
        fight.face[side] = (byte) within(place + "face", given.face(), Fight.OPEN, Die.FACES - 1);
        fight.dice[side] = (byte) within(place + "dice", given.dice(), 0, 9);
        fight.inflicts[side] = (byte) within(place + "inflicts", given.inflicts(), 0, 99);
        fight.suffers[side] = (byte) within(place + "suffers", given.suffers(), 0, 99);
    }

    private void summaries() {
        require(notation.harvest().size() == position.seats && notation.winter().size() == position.seats,
                "harvest and winter: there must be one for each seat.");
        for (int seat = 0; seat < position.seats; seat++) {
            var harvest = notation.harvest().get(seat);
            var winter = notation.winter().get(seat);
            int[] numbers = {harvest.glory(), harvest.food(), harvest.wood(), harvest.lore()};
            int[] costs = {winter.units(), winter.food(), winter.wood(), winter.unrest() ? 1 : 0};
            for (int i = 0; i < numbers.length; i++) {
                position.harvest[seat * 4 + i] = (byte) within("harvest", numbers[i], -1, Byte.MAX_VALUE);
                position.winter[seat * 4 + i] = (byte) within("winter", costs[i], 0, Figures.UNITS);
            }
        }
    }

    private void agenda() {
        if (position.step == Step.OVER) {
            require(notation.agenda().isEmpty(), "agenda: a game that is over asks nothing.");
            return;
        }
        require(!notation.agenda().isEmpty() && notation.agenda().size() <= NorthgardPosition.AGENDA / 2,
                "agenda: it cannot have " + notation.agenda().size() + " entries.");
        for (Waiting waiting : notation.agenda()) {
            int seat = within("agenda: seat", waiting.seat(), 0, position.seats - 1);
            int number = within("agenda: number", waiting.number(), 0, MOST_NUMBER);
            if (waiting.what().startsWith("task ")) {
                Task task = Words.constant("agenda", waiting.what().substring("task ".length()), Task.class);
                require(task != Task.RUN && task != Task.EXPLORE || isAction(number), "agenda: " + waiting.what()
                        + " cannot have the number " + number + ".");
                position.task(task, seat, number);
            } else {
                Decision decision = Words.constant("agenda", waiting.what(), Decision.class);
                require(fits(decision, number),
                        "agenda: " + waiting.what() + " cannot have the number " + number + ".");
                position.ask(decision, seat, number);
            }
        }
        require(position.agenda.kind() < NorthgardPosition.TASKS, "agenda: the last entry must be a decision.");
        require(hasOptions(), "agenda: there is nothing to decide.");
    }

    private static boolean isAction(int number) {
        int card = Effects.card(number);
        return card < Cards.COUNT && (number & 3) < Cards.ACTIONS[card].length;
    }

    private boolean fits(Decision decision, int number) {
        return switch (decision) {
            case SETTLE -> number < Tiles.COUNT && land.isPlaced(number);
            case SECOND_CHANCE -> number == Tiles.COUNT;
            case UPGRADE, COUNTER, RANSOM -> number < Cards.COUNT;
            case COPY -> isAction(number);
            case SEND -> number <= Marching.RETREATING && (number == Marching.RETREATING || position.from >= 0)
                    && position.to >= 0;
            case FOOD, DIE, AXES -> number <= 1 && position.fight.isPending()
                    && position.fight.seat[number] >= 0;
            case RETREAT, PUSH -> position.fight.at >= 0;
            case STALK -> number < Bestiary.COUNT && position.creatureAt[number] >= 0;
            case SCORCHED_HARVEST -> position.scorchedAt >= 0;
            case GAIN -> position.from >= 0;
            case PICK -> position.target >= 0;
            case OFFER -> number < Resource.KINDS * Resource.KINDS && position.target >= 0 && layout.teams;
            case UNDER -> position.drawnSize == 2;
            case DIVIDE -> position.left <= position.decks.handSize[0] + MOST && position.left >= 0;
            default -> true;
        };
    }

    private boolean hasOptions() {
        MoveList moves = new MoveList();
        position.moves(position.nextSeat(), moves);
        return !moves.isEmpty();
    }

    private static int fill(String place, List<String> ids, byte[] into, ToIntFunction<String> index,
            boolean fromTheTop) {
        require(ids.size() <= into.length, place + ": " + ids.size() + " are too many.");
        for (int i = 0; i < ids.size(); i++) {
            into[i] = (byte) index.applyAsInt(ids.get(fromTheTop ? ids.size() - 1 - i : i));
        }
        return ids.size();
    }

    private int tile(String place, String id) {
        int tile = Tiles.named(id);
        require(tile != Tiles.NONE, place + ": there is no tile '" + id + "'.");
        tiles[tile]++;
        return tile;
    }

    private static int card(String place, String id) {
        Card card = Cards.named(id);
        if (card == null) {
            throw new BadInput(place + ": there is no card '" + id + "'.");
        }
        return card.index();
    }

    private int counted(String place, String id) {
        int card = card(place, id);
        cards.merge(card, 1, Integer::sum);
        return card;
    }

    private static int creature(String place, String id) {
        CreatureFace face = Bestiary.named(id);
        if (face == null) {
            throw new BadInput(place + ": there is no creature '" + id + "'.");
        }
        return Bestiary.ALL.indexOf(face);
    }

    private int region(String place, @Nullable String id) {
        if (id == null) {
            return Tiles.NONE;
        }
        int region = Tiles.regionNamed(id);
        require(region != Tiles.NONE && land.of(region) != Tiles.NONE,
                place + ": there is no region '" + id + "' on the map.");
        return region;
    }

    private int seat(String place, @Nullable Integer seat) {
        return seat == null ? NorthgardPosition.NOBODY : within(place, seat, 0, position.seats - 1);
    }

    private static int within(String place, int number, int lowest, int highest) {
        require(number >= lowest && number <= highest,
                place + ": " + number + " is not between " + lowest + " and " + highest + ".");
        return number;
    }

    private static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new BadInput(sentence);
        }
    }
}

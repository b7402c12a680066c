package althing.graenaland;

import java.util.ArrayList;
import java.util.List;

import althing.engine.Phrase;
import althing.graenaland.GraenalandMove.Arm;
import althing.graenaland.GraenalandMove.Enter;
import althing.graenaland.GraenalandMove.Erect;
import althing.graenaland.GraenalandMove.Found;
import althing.graenaland.GraenalandMove.Give;
import althing.graenaland.GraenalandMove.Keep;
import althing.graenaland.GraenalandMove.Lay;
import althing.graenaland.GraenalandMove.Lend;
import althing.graenaland.GraenalandMove.Order;
import althing.graenaland.GraenalandMove.PayGold;
import althing.graenaland.GraenalandMove.PayToll;
import althing.graenaland.GraenalandMove.Permit;
import althing.graenaland.GraenalandMove.PledgeCard;
import althing.graenaland.GraenalandMove.PledgeGold;
import althing.graenaland.GraenalandMove.PledgeSupply;
import althing.graenaland.GraenalandMove.PromiseCard;
import althing.graenaland.GraenalandMove.PromiseVote;
import althing.graenaland.GraenalandMove.PromiseWork;
import althing.graenaland.GraenalandMove.Propose;
import althing.graenaland.GraenalandMove.Resettle;
import althing.graenaland.GraenalandMove.Settle;
import althing.graenaland.GraenalandMove.TakeSupply;
import althing.graenaland.GraenalandMove.Trade;
import althing.graenaland.GraenalandMove.TradeSupply;
import althing.graenaland.GraenalandMove.UseSupply;
import althing.graenaland.GraenalandMove.Vote;
import althing.graenaland.GraenalandMove.WithdrawCard;
import althing.graenaland.GraenalandMove.WithdrawGold;
import althing.graenaland.GraenalandMove.WithdrawSupply;
import althing.graenaland.GraenalandMove.Word;

/** Puts decisions and moves into phrases. */
final class Wording {

    private static final Resource[] RESOURCES = Resource.values();
    private static final Terrain[] TERRAINS = Terrain.values();
    private static final Hero[] HEROES = Hero.values();
    private static final Building[] BUILDINGS = Building.values();
    private static final Work[] WORKS = Work.values();

    private Wording() {
    }

    static Phrase.SeatFact seat(int seat) {
        return Phrase.seat(seat);
    }

    static Phrase.NameFact resource(int resource) {
        return resource(RESOURCES[resource]);
    }

    static Phrase.NameFact resource(Resource resource) {
        return Phrase.name("resource." + resource.code());
    }

    static Phrase.NameFact terrain(int terrain) {
        return Phrase.name("terrain." + TERRAINS[terrain].code());
    }

    static Phrase.NameFact hero(int kind) {
        return Phrase.name("hero." + HEROES[kind].code());
    }

    static Phrase.NameFact work(int work) {
        return Phrase.name("work." + WORKS[work].code());
    }

    static Phrase.NameFact building(int kind) {
        return Phrase.name("building." + BUILDINGS[kind].code());
    }

    static Phrase.NameFact tile(Tile tile) {
        return Phrase.name("tile." + tile.id());
    }

    static Phrase.NameFact province(GraenalandPosition position, int province) {
        return tile(Components.TILES.get(position.tiles[province]));
    }

    /** A supply card by its two resources. */
    static Phrase supply(int card) {
        List<Resource> resources = Components.SUPPLY.get(card).resources();
        return Phrase.of("supply.card", "first", resource(resources.getFirst()), "second",
                resource(resources.getLast()));
    }

    /** What is or was built; the army has no province. */
    static Phrase thing(GraenalandPosition position, int thing, int province) {
        if (thing == Construction.VILLAGE) {
            return Phrase.of("built.village", "tile", province(position, province));
        }
        if (thing < Construction.ARMY) {
            return Phrase.of("built.at", "thing", building(thing - Construction.BUILDING), "tile",
                    province(position, province));
        }
        if (thing < Construction.WORK) {
            return Phrase.of("built.army");
        }
        int work = thing < Construction.JOINT ? thing - Construction.WORK : thing - Construction.JOINT;
        return Phrase.of("built.at", "thing", work(work), "tile", province(position, province));
    }

    static List<Phrase> price(int amounts) {
        List<Phrase> price = new ArrayList<>();
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            if (Amounts.of(amounts, resource) > 0) {
                price.add(Phrase.of("price.part", "number", Amounts.of(amounts, resource), "resource",
                        resource(resource)));
            }
        }
        return price;
    }

    /** Who gets what in the proposal. */
    static List<Phrase> shares(GraenalandPosition position) {
        List<Phrase> shares = new ArrayList<>();
        for (int seat = 0; seat < position.seats; seat++) {
            List<Object> cards = new ArrayList<>();
            for (int kind = 0; kind < Cards.KINDS; kind++) {
                for (int i = Cards.count(position.offer.shareUp[seat], kind); i > 0; i--) {
                    cards.add(resource(Cards.RESOURCE[kind]));
                }
            }
            for (int i = position.offer.shareDown[seat]; i > 0; i--) {
                cards.add(Phrase.name("card.face-down"));
            }
            if (!cards.isEmpty()) {
                shares.add(Phrase.of("share.of", "seat", seat(seat), "cards", cards));
            }
        }
        return shares;
    }

    static Phrase promise(GraenalandPosition position, long entry) {
        Tile tile = Components.TILES.get(Ledger.tile(entry));
        return switch (Ledger.pledge(entry)) {
            case VOTE -> Phrase.of("promise.vote", "other", seat(Ledger.receiver(entry)));
            case CARD -> Phrase.of("promise.card", "resource", resource(Ledger.what(entry)), "other",
                    seat(Ledger.receiver(entry)), "tile", tile(tile));
            case WORK -> Phrase.of("promise.work", "work", work(Ledger.what(entry)), "tile", tile(tile));
            case AWAY -> Phrase.of("promise.away", "tile", tile(tile));
        };
    }

    static Phrase prompt(GraenalandPosition position, int seat) {
        return switch (position.asked) {
            case MAP_TILE -> Phrase.of("prompt.map-tile", "row",
                    position.board.isCoast(position.cursor) ? "coast" : "inland", "place",
                    position.board.place(position.cursor) + 1);
            case MAP_VOTE -> Phrase.of("prompt.map-vote");
            case FOUND -> Phrase.of("prompt.found");
            case DISPLACE -> Phrase.of("prompt.displace", "tile", province(position, Founding.crowded(position)));
            case KEEP_CARD -> Phrase.of("prompt.keep-card");
            case ORDER -> Phrase.of("prompt.order");
            case ENTER -> Phrase.of("prompt.enter", "tile",
                    province(position, Arrivals.waits(position, seat, Hero.PRIEST.ordinal())));
            case PROPOSE, ASSIGN -> Phrase.of("prompt.propose");
            case VOTE -> Phrase.of("prompt.vote", "seat", seat(position.offer.seat), "tile",
                    province(position, position.offer.province), "shares", shares(position), "votes",
                    (int) position.offer.votes[seat], "needed", Voting.needed(position));
            case DECLARE -> Phrase.of("prompt.declare");
            case BUILD -> Phrase.of(Construction.isFinal(position) ? "prompt.build-final" : "prompt.build");
            case PAY ->
                Phrase.of("prompt.pay", "thing", thing(position, position.yard.thing, position.yard.site), "price",
                        price(position.yard.due));
            case TOLL -> Phrase.of("prompt.toll", "other", seat(Tolls.taker(position)));
            case BRING_HERO -> Phrase.of(Callings.waits(position) ? "prompt.await" : "prompt.bring", "hero",
                    hero(Callings.kind(position)), "tile", province(position, position.yard.site));
            case APPEAL -> joint(position, "prompt.appeal");
            case PLEDGE -> position.yard.due == Amounts.NONE
                    ? jointlyPaid(position, "prompt.pledge-paid")
                    : joint(position, "prompt.pledge");
            case JOINT_PAY -> position.yard.due == Amounts.NONE
                    ? jointlyPaid(position, "prompt.joint-paid")
                    : joint(position, "prompt.joint-pay");
            case PERMITTED -> Phrase.of("prompt.permitted", "seat", seat(position.main));
        };
    }

    /** A card of a proposal under way; the prompt, which all can read, must not name it (GRA-7.6). */
    private static Phrase give(GraenalandPosition position, int seat) {
        int kind = position.offer.province < 0 ? -1 : Sharing.nextKind(position);
        Object card = kind < 0 ? Phrase.name("card.face-down") : resource(Cards.RESOURCE[kind]);
        return Phrase.of("move.give", "card", card, "seat", seat(seat));
    }

    private static Phrase jointlyPaid(GraenalandPosition position, String key) {
        return Phrase.of(key, "seat", seat(position.main), "work",
                work(position.yard.thing - Construction.JOINT), "tile", province(position, position.yard.site));
    }

    private static Phrase joint(GraenalandPosition position, String key) {
        return Phrase.of(key, "seat", seat(position.main), "work", work(position.yard.thing - Construction.JOINT),
                "tile",
                province(position, position.yard.site), "price", price(position.yard.due));
    }

    static Phrase option(GraenalandPosition position, int seat, GraenalandMove move) {
        return switch (move) {
            case Lay lay -> Phrase.of("move.lay", "tile", tile(lay.tile()), "terrain",
                    terrain(lay.tile().terrain().ordinal()));
            case Found found -> Phrase.of("move.found", "tile", tile(found.tile()));
            case Resettle resettle -> Phrase.of("move.resettle", "tile", tile(resettle.tile()));
            case Keep keep -> Phrase.of("move.keep", "card", Phrase.name("victory." + keep.card().id()));
            case Order order -> Phrase.of("move.order", "hero", hero(order.hero().ordinal()), "direction",
                    Phrase.name("direction." + order.direction().code()), "tile", target(position, seat, order));
            case Enter enter -> Phrase.of("move.enter", "hero", hero(enter.hero().ordinal()));
            case Propose propose -> Phrase.of("move.propose", "tile", tile(propose.tile()));
            case Give give -> give(position, give.seat());
            case Vote vote -> Phrase.of(vote.inFavour() ? "move.vote-for" : "move.vote-against");
            case PromiseVote promise -> Phrase.of("move.promise-vote", "other", seat(promise.seat()));
            case PromiseCard promise -> Phrase.of("move.promise-card", "resource", resource(promise.resource()),
                    "other", seat(promise.seat()));
            case PromiseWork promise -> Phrase.of("move.promise-work", "work", work(promise.work().ordinal()));
            case TakeSupply take -> Phrase.of("move.take-supply", "card", supply(take.card().index()));
            case Settle settle -> build("move.village", "tile", settle.tile(), settle.tile().village());
            case Erect erect -> Phrase.of("move.build", "thing", building(erect.building().ordinal()), "tile",
                    tile(erect.tile()), "price", price(Components.BUILDING[erect.building().ordinal()]));
            case Arm arm -> arm(arm);
            case Lend lend -> Phrase.of(lend.joint() ? "move.joint" : "move.build", "thing",
                    work(lend.work().ordinal()), "tile", tile(lend.tile()), "price",
                    price(Components.WORK[lend.work().ordinal()]));
            case Permit permit -> Phrase.of("move.permit", "seat", seat(permit.seat()));
            case UseSupply use -> Phrase.of("move.use-supply", "card", supply(use.card().index()));
            case Trade trade -> Phrase.of("move.trade", "card", resource(trade.card()), "resource",
                    resource(trade.due()));
            case TradeSupply trade -> Phrase.of("move.trade", "card", supply(trade.card().index()), "resource",
                    resource(trade.due()));
            case PayGold gold -> Phrase.of("move.gold", "resource", resource(gold.due()));
            case PayToll toll -> Phrase.of("move.toll", "resource", resource(toll.resource()), "terrain",
                    terrain(toll.back().ordinal()));
            case PledgeCard pledge -> Phrase.of("move.pledge", "resource", resource(pledge.due()));
            case PledgeGold pledge -> Phrase.of("move.pledge-gold", "resource", resource(pledge.due()));
            case PledgeSupply pledge -> Phrase.of("move.pledge-supply", "card", supply(pledge.card().index()));
            case WithdrawCard withdraw -> Phrase.of("move.withdraw", "resource", resource(withdraw.due()));
            case WithdrawGold withdraw -> Phrase.of("move.withdraw-gold", "resource", resource(withdraw.due()));
            case WithdrawSupply withdraw -> Phrase.of("move.withdraw-supply", "card", supply(withdraw.card().index()));
            case Word word -> word(position, word);
        };
    }

    private static Phrase build(String key, String name, Tile tile, int price) {
        return Phrase.of(key, name, tile(tile), "price", price(price));
    }

    private static Phrase arm(Arm arm) {
        return arm.withoutFort()
                ? Phrase.of("move.army", "price", price(Components.ARMY))
                : Phrase.of("move.army-with-fort", "price",
                        price(Components.ARMY_WITH_FORT + Amounts.one(arm.fort().ordinal())));
    }

    private static Object target(GraenalandPosition position, int seat, Order order) {
        int from = position.hero(seat, order.hero().ordinal());
        int to = from == Board.NOWHERE ? from : position.board.target[from][order.direction().ordinal()];
        return to == Board.NOWHERE ? Phrase.name("board.nowhere") : province(position, to);
    }

    private static Phrase word(GraenalandPosition position, Word word) {
        if (word == Word.PAY && position.asked == GraenalandView.Decision.JOINT_PAY) {
            return Phrase.of("move.joint-pay", "price", price(position.yard.due), "units",
                    Amounts.total(position.yard.due));
        }
        if (word == Word.CALL && position.asked == GraenalandView.Decision.JOINT_PAY) {
            return Phrase.of("move.call-again");
        }
        return word == Word.PAY
                ? Phrase.of("move.pay", "price", price(position.yard.due))
                : Phrase.of("move." + code(word));
    }

    private static String code(Word word) {
        return word.code().replace(' ', '-');
    }
}

package althing.graenaland;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;

/** Tries every way to pay what is due and to keep cards for a toll; it knows no bounds. */
final class Till {

    private static final List<Resource> BASIC = List.of(Resource.GRAIN, Resource.LIVESTOCK, Resource.WOOD,
            Resource.ORE);

    private final Set<State> seen = new HashSet<>();
    private final int from;
    private final int toll;

    /** Supply cards before a number may not be laid, but traded. */
    private Till(int from, int toll) {
        this.from = from;
        this.toll = toll;
    }

    /** What is due and what the payer has: cards by resource, supply cards by index. */
    record State(Map<Resource, Integer> due, Map<Resource, Integer> hand, Set<Integer> supply, int markets) {

        State paying(Resource due, int units) {
            return new State(less(this.due, due, units), hand, supply, markets);
        }

        State without(Resource card) {
            return new State(due, less(hand, card, 1), supply, markets);
        }

        State without(int card) {
            Set<Integer> left = new HashSet<>(supply);
            left.remove(card);
            return new State(due, hand, left, markets);
        }

        State trading() {
            return new State(due, hand, supply, markets - 1);
        }

        int has(Resource card) {
            return hand.getOrDefault(card, 0);
        }

        private static Map<Resource, Integer> less(Map<Resource, Integer> from, Resource resource, int number) {
            Map<Resource, Integer> left = new EnumMap<>(Resource.class);
            left.putAll(from);
            int rest = left.getOrDefault(resource, 0) - number;
            left.put(resource, Math.max(0, rest));
            left.values().removeIf(each -> each == 0);
            return left;
        }
    }

    static boolean pays(State state, int from, int toll) {
        return new Till(from, toll).pays(state);
    }

    private boolean pays(State state) {
        if (!seen.add(state)) {
            return false;
        }
        if (state.due.isEmpty()) {
            return state.hand.values().stream().mapToInt(Integer::intValue).sum() >= toll;
        }
        for (Resource due : state.due.keySet()) {
            State paid = state.paying(due, 1);
            if ((state.has(due) > 0 && pays(paid.without(due)))
                    || (state.has(Resource.GOLD) > 0 && pays(paid.without(Resource.GOLD)))
                    || (state.markets > 0 && trades(paid.trading(), due))) {
                return true;
            }
        }
        return state.supply.stream().anyMatch(card -> card >= from && pays(laid(state, card)));
    }

    private boolean trades(State paid, Resource due) {
        return BASIC.stream().anyMatch(card -> card != due && paid.has(card) > 0 && pays(paid.without(card)))
                || paid.supply.stream().anyMatch(card -> pays(paid.without(card)));
    }

    private static State laid(State state, int card) {
        State laid = state.without(card);
        for (Resource resource : Components.SUPPLY.get(card).resources()) {
            laid = laid.paying(resource, 1);
        }
        return laid;
    }
}

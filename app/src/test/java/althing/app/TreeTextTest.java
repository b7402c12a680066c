package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import althing.engine.Setup;

/** Any tree of records reads well as text. */
class TreeTextTest {

    record Cell(String tile, boolean viking, boolean threatened, @Nullable String note) {}

    record Place(int price, @Nullable String tile, List<String> vikings) {}

    record Area(int gold, Map<String, List<@Nullable Cell>> rows) {}

    record View(String stage, boolean last, @Nullable Integer bid, List<Integer> in, Map<String, Integer> bag,
            List<Place> wheel, List<Area> areas, List<Integer> stack) {}

    @Test
    void simpleThings_areOneLine_alikeThings_areATable_theRest_isIndented() {
        Map<String, Integer> bag = new LinkedHashMap<>();
        bag.put("noble", 3);
        bag.put("warrior", 0);
        View view = new View("buying", false, null, List.of(), bag,
                List.of(new Place(3, "red-ship", List.of("noble", "scout")), new Place(12, null, List.of())),
                List.of(new Area(7, Map.of("noble", Arrays.asList(new Cell("head", true, false, null), null)))),
                List.of(4, 5));
        assertThat(TreeText.of(view)).isEqualTo("""
                stage: buying
                last: no
                bid: –
                in: –
                bag: noble 3
                wheel:
                     price  tile      vikings
                  0      3  red-ship  noble, scout
                  1     12  –         –
                areas 0:
                  gold: 7
                  rows:
                    noble: head viking, –
                stack: 4, 5
                """);
    }

    @Test
    void constants_standByTheirCodes() {
        Object view = Setup.parse("vikings(seats=2)#1").start().view(0);
        assertThat(TreeText.of(view)).contains("round: 1", "wheel:", "bag: fisherman ").doesNotContain("FISHERMAN");
    }

    @Test
    void listsOfLists_areOneLineEach() {
        assertThat(TreeText.of(Map.of("stacks", List.of(List.of("hall", "farm"), List.of(), List.of("tower")))))
                .isEqualTo("""
                        stacks 0: hall, farm
                        stacks 1: –
                        stacks 2: tower
                        """);
    }

    @Test
    void longLists_areWrapped() {
        String text = TreeText.of(Map.of("stack", Collections.nCopies(60, "green-middle")));
        assertThat(text.lines()).hasSizeGreaterThan(5).allMatch(line -> line.length() <= 111);
        assertThat(text.split("green-middle", -1)).hasSize(61);
    }
}

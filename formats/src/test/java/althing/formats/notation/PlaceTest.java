package althing.formats.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlaceTest {

    @Test
    void aPlace_isWrittenAsAPath() {
        assertThat(Place.TOP).hasToString("");
        assertThat(Place.TOP.field("seats")).hasToString("seats");
        assertThat(Place.TOP.field("seats").element(1).field("coins")).hasToString("seats[1].coins");
        assertThat(Place.TOP.field("grid").element(0).element(2)).hasToString("grid[0][2]");
        assertThat(Place.TOP.field("längd_2-b")).hasToString("längd_2-b");
    }

    @Test
    void aNameThatIsNoWord_standsInBrackets() {
        assertThat(Place.TOP.field("two words").field("x")).hasToString("[\"two words\"].x");
        assertThat(Place.TOP.field("heap").field("")).hasToString("heap[\"\"]");
        assertThat(Place.TOP.field("a.b")).hasToString("[\"a.b\"]");
    }

    @Test
    void whatIsWrong_isSaidWithLineAndPath() {
        assertThat(Place.TOP.field("coins").wrong(3, "there are too many"))
                .hasMessage("Line 3, coins: there are too many.");
        assertThat(Place.TOP.wrong(1, "it is empty")).hasMessage("Line 1: it is empty.");
    }
}

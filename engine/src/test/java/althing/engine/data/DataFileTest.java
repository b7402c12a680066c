package althing.engine.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import althing.engine.BadInput;

class DataFileTest {

    private static final String SHIPS = """
            # ships of the wheel
            table ships
            sail   reach          count  source
            red    "noble row"    3      designed   # a guess
            green  scout          4      rulebook
            """;

    private enum Sail {
        RED, GREEN
    }

    @Test
    void aTable_givesItsRowsByColumn() {
        DataTable ships = DataFile.parse("x.table", SHIPS).table("ships");

        assertThat(ships.columns()).containsExactly("sail", "reach", "count", "source");
        assertThat(ships.row("sail", "red").word("reach")).isEqualTo("noble row");
        assertThat(ships.row("sail", "green").number("count")).isEqualTo(4);
        assertThat(ships.row("sail", "green").constant("sail", Sail.class)).isEqualTo(Sail.GREEN);
        assertThat(ships.rows()).extracting(DataRow::source).containsExactly("designed", "rulebook");
    }

    @Test
    void aWrongFile_saysWhereAndWhat() {
        refused("red 3 designed", "x.table line 1: a row before the first table.");
        refused("table t\nname amount", "x.table line 2: table t has no column 'source'.");
        refused("table t\nname source\na b c", "line 3: table t has the columns name source, but the row has 3 words.");
        refused("table t\nname source\na hearsay", "line 3: source 'hearsay' is none of rulebook");
        refused("table t\nname source\n\"a designed", "line 3: a quotation mark is not closed.");
        refused("table t\nname source\ntable t\nname source", "line 4: table t stands twice.");
    }

    @Test
    void aWrongField_isNamedWithItsLine() {
        DataRow row = DataFile.parse("x.table", SHIPS).table("ships").row("sail", "red");

        assertThatThrownBy(() -> row.number("reach")).isInstanceOf(BadInput.class)
                .hasMessage("x.table line 4: reach is 'noble row', not a number.");
        assertThatThrownBy(() -> row.constant("reach", Sail.class)).hasMessageContaining("'noble row' is no Sail");
        assertThatThrownBy(() -> row.word("crew")).hasMessageContaining("there is no column 'crew'");
    }

    @Test
    void aMissingTableOrRow_isNamed() {
        DataFile file = DataFile.parse("x.table", SHIPS);

        assertThatThrownBy(() -> file.table("crews")).hasMessage("x.table has no table 'crews'.");
        assertThatThrownBy(() -> file.table("ships").row("sail", "blue"))
                .hasMessageContaining("0 rows have sail 'blue'");
        assertThatThrownBy(() -> DataFile.load(DataFileTest.class, "none.table")).hasMessageContaining("none.table");
    }

    private static void refused(String text, String sentence) {
        assertThatThrownBy(() -> DataFile.parse("x.table", text)).isInstanceOf(BadInput.class)
                .hasMessageContaining(sentence);
    }
}

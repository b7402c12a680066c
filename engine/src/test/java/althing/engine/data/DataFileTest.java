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

    @Test
    void commentsAndEmptyLines_areNoRows_andAWordMayBeEmpty() {
        DataFile file = DataFile.parse("x.table", """

                # nothing yet

                table crews   # people
                name  rank  source
                  # nobody
                ""    -3    public
                """);
        assertThat(file.name()).isEqualTo("x.table");
        DataRow row = file.table("crews").rows().getFirst();
        assertThat(row.place()).isEqualTo("x.table line 7");
        assertThat(row.word("name")).isEmpty();
        assertThat(row.number("rank")).isEqualTo(-3);
    }

    @Test
    void tables_standInTheirOrder_eachWithItsColumns() {
        DataFile file = DataFile.parse("x.table", SHIPS + "table crews\nsource name\nrecalled Olaf\n");
        assertThat(file.tables()).extracting(DataTable::name).containsExactly("ships", "crews");
        assertThat(file.table("crews").columns()).containsExactly("source", "name");
        assertThat(file.table("crews").row("name", "Olaf").source()).isEqualTo("recalled");
        assertThat(file.table("ships").rows()).hasSize(2);
    }

    @Test
    void aRowOfThreeWords_mayBeginWithTheWordTable() {
        DataFile file = DataFile.parse("x.table", "table things\nname legs source\ntable 4 designed\n");
        assertThat(file.table("things").rows().getFirst().number("legs")).isEqualTo(4);
    }

    @Test
    void twoRowsWithTheSameWord_areNotOne() {
        DataFile file = DataFile.parse("x.table", SHIPS + "red scout 1 public\n");
        assertThatThrownBy(() -> file.table("ships").row("sail", "red")).isInstanceOf(BadInput.class)
                .hasMessage("x.table table ships: 2 rows have sail 'red', there must be one.");
    }

    @Test
    void aNumber_hasAtMostNineDigits() {
        DataTable table = DataFile.parse("x.table",
                "table t\nname n source\na 999999999 public\nb 1000000000 public\n").table("t");
        assertThat(table.row("name", "a").number("n")).isEqualTo(999_999_999);
        assertThatThrownBy(() -> table.row("name", "b").number("n"))
                .hasMessage("x.table line 4: n is '1000000000', not a number.");
    }

    @Test
    void aFileBesideAClass_isLoaded() {
        DataFile file = DataFile.load(DataFileTest.class, "ships.table");
        assertThat(file.name()).isEqualTo("ships.table");
        assertThat(file.table("ships").row("sail", "köl").number("count")).isEqualTo(2);
    }

    private static void refused(String text, String sentence) {
        assertThatThrownBy(() -> DataFile.parse("x.table", text)).isInstanceOf(BadInput.class)
                .hasMessageContaining(sentence);
    }
}

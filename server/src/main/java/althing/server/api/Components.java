package althing.server.api;

import java.util.List;

/** The data tables of a game with their source marks. */
public record Components(List<ComponentTable> tables) {

    /** One table: a row has a word for each column. */
    public record ComponentTable(String name, List<String> columns, List<List<String>> rows) {}
}

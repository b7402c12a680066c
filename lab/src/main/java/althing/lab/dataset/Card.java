package althing.lab.dataset;

/** What a data set is, for people: the README that lies beside it. */
final class Card {

    private Card() {
    }

    static String of(DataManifest manifest, String command) {
        return """
                # %,d games of %s

                Played by bots (%s) with the seed %d, by %s. The setup line names the version of the rules.%s

                Made by

                ```
                %s
                ```

                %s `manifest.json` says the same to machines.

                ## What is in it

                `games-FIRST-LAST.jsonl.gz`: a line of JSON for each game, in the order of their numbers.

                | field | what it is |
                |---|---|
                | `game` | its number |
                | `setup` | the setup line with its seed: with it and the moves the game replays bit for bit |
                | `bots` | who sat on each seat |
                | `first` | the seat that was first in the order of play |
                | `points`, `ranks` | of each seat at the end; equals have the same rank |
                | `moves` | in order: the seat, and the code of its move |
                %s
                `./althing dataset read DIR --game 17` gives any game as a record, and proves that its moves lead to its points.
                %s

                ## Licence

                %s, as the program that made it. The rules are told in our own words; the names of the games belong to their publishers.
                """
                .formatted(manifest.games(), manifest.setup(), String.join(", ", manifest.bots()), manifest.seed(),
                        manifest.program(),
                        manifest.crashes() == 0 ? "" : " " + manifest.crashes() + " games broke and are left out.",
                        command,
                        manifest.repeatable()
                                ? "The same words make the same files, byte for byte."
                                : "Bots thought by the clock: the same words make other games.",
                        extras(manifest),
                        "Bots are not people: what is learnt here is how these bots play.", manifest.licence());
    }

    private static String extras(DataManifest manifest) {
        return (manifest.observations().isEmpty()
                ? ""
                : "| `observations` | before each move, what its seat saw, as numbers; `manifest.json` names them |\n")
                + (manifest.visits()
                        ? "| `visits` | for each move, how often the search before it tried each legal one; "
                                + "nothing where there was no search |\n"
                        : "");
    }
}

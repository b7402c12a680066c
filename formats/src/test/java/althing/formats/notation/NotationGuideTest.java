package althing.formats.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A notation is described field by field, for people and for programs. */
class NotationGuideTest {

    @Test
    void theGuide_tellsEveryField() {
        assertThat(NotationGuide.of(new Cairns())).isEqualTo(
                """
                        # The notation of Cairns

                        A position of *Cairns* as JSON, field by field. What the notations of all games have in common stands in [formats](../formats.md).
                        This page is made from the program and tested against it: `./althing notation cairns` prints it, with `--schema` as a JSON Schema.

                        ## The position

                        A cairn and those who build it.

                        | field | what stands there | meaning |
                        |---|---|---|
                        | `setup` | a setup line like `cairns(seats=2,rules=1)` | the game, its seats, its options and the version of its rules |
                        | `stones` | a number from 0 to 200 | the stones on the cairn |
                        | `stone` | one of `granite`, `red-sandstone` | what they are of |
                        | `last` | a seat, counted from 0, or -1 for nobody | who laid the last one |
                        | `runes` | a list of 1 to 3: a word for [rune](#words-rune) | the runes on it, from below |
                        | `field` | a text like `c4` | where it stands |
                        | `heap` | an object: one of `granite`, `red-sandstone` → a number from 0 to 9 | the stones in reach |
                        | `purses` | a list with one for each seat: an object, see [`purses[]`](#purses) | who builds |
                        | `lost` | an object, see [`purses[]`](#purses), or `null` | what was lost |
                        | `done` | true or false | whether it is high enough |
                        | `agenda` | a list: an object, see [`agenda[]`](#agenda) | what is owed, the next one last |
                        | `untold` | a number | *not described yet* |
                        | `random` | a text like `9f86d081884c7d659a2feaa0c55ad015-1c` | what chance will do: the key and how much was drawn, or the 64 bits of the first rules |

                        ## `purses[]`

                        | field | what stands there | meaning |
                        |---|---|---|
                        | `coins` | a number from 0 to 40 | the coins in it |
                        | `name` | a text in quotes, or `null` | whose it was |

                        ## `agenda[]`

                        A decision that is owed, or a step of the game that waits: `decision` says which, `seat` whose it is, and `about` has the fields of the decision.

                        | `decision` | meaning | fields of `about` |
                        |---|---|---|
                        | `lay` | lays a stone |  |
                        | `carve` | *not described yet* | `left`: a number from 1 to 3; `deep`: true or false; `rune`: one of `ansuz`, `raido`; `over`: one of `none`, `ansuz`, `raido`; `beside`: a list of at most 2, none twice: one of `ansuz`, `raido` |

                        ## Words: rune

                        `ansuz`, `raido`, `kaunan`
                        """);
    }

    @Test
    void whatAGameDoesNotSay_isAGap() {
        assertThat(NotationGuide.gaps(new Cairns())).containsExactly(
                "purses[0].name has neither words nor a form", "lost.name has neither words nor a form",
                "agenda[0]: the decision carve has no meaning", "untold has no meaning", "untold has no limits");
    }

    @Test
    void theSchema_tellsEveryField() {
        JsonNode schema = NotationSchema.of(new Cairns());
        assertThat(schema.at("/required").size()).isEqualTo(13);
        says(schema, "/additionalProperties", "false");
        says(schema, "/properties/stones",
                "{'type':'integer','minimum':0,'maximum':200,'description':'the stones on the cairn'}");
        says(schema, "/properties/last/minimum", "-1");
        says(schema, "/properties/last/maximum", "3");
        says(schema, "/properties/runes/items", "{'$ref':'#/$defs/rune'}");
        says(schema, "/$defs/rune", "{'enum':['ansuz','raido','kaunan']}");
        says(schema, "/properties/field/pattern", "'^([a-h][1-8])$'");
        says(schema, "/properties/heap/propertyNames", "{'enum':['granite','red-sandstone']}");
        says(schema, "/properties/purses/minItems", "2");
        says(schema, "/properties/lost/anyOf/1", "{'type':'null'}");
        says(schema, "/properties/agenda/items/anyOf/1/properties/about/required",
                "['left','deep','rune','over','beside']");
    }

    private static void says(JsonNode schema, String pointer, String json) {
        assertThat(schema.at(pointer)).as(pointer).hasToString(json.replace('\'', '"'));
    }
}

package althing.odin;

import althing.testkit.ExamplesContract;
import tools.jackson.databind.JsonNode;

/** The worked examples of the rulebook. */
class ExamplesTest extends ExamplesContract {

    @Override
    protected int count() {
        return 103;
    }

    @Override
    protected void check(JsonNode example) {
        new Example(example).check();
    }
}

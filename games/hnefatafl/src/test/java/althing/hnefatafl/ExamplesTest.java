package althing.hnefatafl;

import althing.testkit.ExamplesContract;
import tools.jackson.databind.JsonNode;

/** The examples of the rules. */
class ExamplesTest extends ExamplesContract {

    @Override
    protected int count() {
        return 65;
    }

    @Override
    protected void check(JsonNode example) {
        new Example(example).check();
    }
}

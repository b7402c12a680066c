/** Experiments on Apache Spark: each part is a task, the rows are Parquet, and the report is counted from the rows. */
@NullMarked
package althing.cluster;

import org.jspecify.annotations.NullMarked;

/** Cards come, vikings are placed for them, and they are sold: Delivery, Demand and Purchase (JOR-4, JOR-6, JOR-7, JOR-8). */
@NullMarked
package althing.jorvik.market;

import org.jspecify.annotations.NullMarked;

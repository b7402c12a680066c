import { api } from "../api/client";
import { notices } from "../stores/notices.svelte";
import { saying } from "../stores/trouble";

/** Blocks who sits on a seat of a table, and says where that can be ended. */
export async function block(table: string, seat: number): Promise<void> {
  try {
    await api.block(table, seat);
    notices.news({ key: "block.done" });
  } catch (trouble) {
    notices.error(saying(trouble));
  }
}

import { ApiProblem, Unreachable } from "../api/client";

/** Long enough for a balancer to find another node. */
const PAUSE = 700;

/**
 * Sends something again when it got lost between us and the hall: a node died, a proxy gave up. It must name the state it was decided
 * in, so that the hall takes it at most once; if it had arrived at the first time, `arrived` tells where the table stands now.
 */
export async function carried<T>(send: () => Promise<T>, arrived: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (trouble) {
    if (!isLost(trouble)) throw trouble;
  }
  await new Promise((done) => setTimeout(done, PAUSE));
  try {
    return await send();
  } catch (trouble) {
    if (trouble instanceof ApiProblem && trouble.code === "moved-on") return arrived();
    throw trouble;
  }
}

/** Whether the hall itself has said nothing. */
const isLost = (trouble: unknown): boolean =>
  trouble instanceof Unreachable || (trouble instanceof ApiProblem && trouble.code === "" && trouble.status >= 502);

/// <reference lib="webworker" />
import { Exchange, type Listener } from "./exchange";
import type { Call } from "./wire";

/** The exchange of this browser, in a worker that its tabs share. */
const exchange = new Exchange();

(self as unknown as SharedWorkerGlobalScope).onconnect = ({ ports: [port] }) => {
  let listener: Listener | null = null;
  const leave = () => {
    if (listener) exchange.leave(listener);
    listener = null;
  };
  port!.onmessage = ({ data: { join } }: MessageEvent<Call>) => {
    leave();
    if (join === null) return port!.close();
    listener = {
      hear: (state) => port!.postMessage({ state }),
      tell: (connection) => port!.postMessage({ connection }),
    };
    exchange.join(join, listener);
  };
  // A tab that dies says no farewell; browsers tell it by this event.
  port!.addEventListener("close", leave);
};

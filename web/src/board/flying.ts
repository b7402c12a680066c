import { flightsBetween, type Flight, type Standing } from "./motion";

/** A piece as it is drawn, with the box in which it was seen. */
interface Seen extends Standing {
  element: Element;
  box: DOMRect;
  /** Whether it is the heap beside the board, and no piece on it. */
  bank?: true;
}

const SVG = "http://www.w3.org/2000/svg";
const LEAST = 4;
/** A way that is hardly seen is not worth a flight. */
const SHORTEST = 6;

/** Lets the pieces of a board fly above it where they go. They take no room, and nothing waits for them. */
export class Flying {
  #seen: Seen[] = [];
  #layer: HTMLElement | null = null;
  #ways: Animation[] = [];

  /** Looks at the board before it changes; what is still on its way has arrived. */
  look(frame: ParentNode): void {
    this.land();
    this.#seen = seenIn(frame);
  }

  /** Shows on the changed board who went where. */
  fly(frame: ParentNode, time: number): void {
    const board = frame.querySelector<HTMLElement>(".board");
    if (this.#seen.length === 0 || !board) return;
    const flights = flightsBetween(this.#seen, seenIn(frame), (kind) => bankIn(frame, kind)).filter(isFar);
    this.#seen = [];
    if (flights.length === 0) return;
    this.#layer = layerOn(board);
    const origin = this.#layer.getBoundingClientRect();
    const ways = (this.#ways = flights.map((flight) => start(flight, this.#layer!, origin, time)));
    void Promise.allSettled(ways.map((way) => way.finished)).then(
      () => ways[0]?.playState === "finished" && this.land(),
    );
  }

  /** Ends all flights at once. */
  land(): void {
    this.#ways.splice(0).forEach((way) => way.cancel());
    hidden.splice(0).forEach((way) => way.cancel());
    this.#layer?.remove();
    this.#layer = null;
  }
}

const hidden: Animation[] = [];

function seenIn(frame: ParentNode): Seen[] {
  return [...frame.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")].map((element) => ({
    kind: element.dataset.piece!,
    at: element.dataset.at ?? "",
    count: Number(element.dataset.count ?? 1),
    element,
    box: element.getBoundingClientRect(),
  }));
}

function bankIn(frame: ParentNode, kind: string): Seen | null {
  const element = frame.querySelector(`[data-bank~="${CSS.escape(kind)}"]`);
  const box = element?.getBoundingClientRect();
  return element && box && box.width > LEAST ? { kind, at: "bank", count: 0, element, box, bank: true } : null;
}

const isDrawn = ({ box }: Seen) => box.width > LEAST;

/** What is folded away counts, but is not seen to go or to come. */
function isFar({ from, to }: Flight<Seen>): boolean {
  if (!to) return isDrawn(from);
  return isDrawn(from) && isDrawn(to) && Math.hypot(from.box.x - to.box.x, from.box.y - to.box.y) > SHORTEST;
}

function layerOn(board: HTMLElement): HTMLElement {
  const layer = document.createElement("div");
  layer.className = "flying";
  layer.ariaHidden = "true";
  layer.inert = true;
  board.append(layer);
  return layer;
}

/** A piece has its own size in front of a bank, too. */
function within(bank: Seen, { box }: Seen): DOMRect {
  const [x, y] = [bank.box.x + bank.box.width / 2, bank.box.y + bank.box.height / 2];
  return new DOMRect(x - box.width / 2, y - box.height / 2, box.width, box.height);
}

function start(flight: Flight<Seen>, layer: HTMLElement, origin: DOMRect, time: number): Animation {
  const { to } = flight;
  const drawn = !to || to.bank ? flight.from : to;
  const from = flight.from.bank ? { ...flight.from, box: within(flight.from, drawn) } : flight.from;
  const box = to?.bank ? within(to, drawn) : (to?.box ?? from.box);
  const ghost = ghostOf(drawn.element, box);
  ghost.dataset.flying = from.kind;
  Object.assign(ghost.style, { left: `${box.x - origin.x}px`, top: `${box.y - origin.y}px` });
  layer.append(ghost);
  if (!to) return ghost.animate([{ opacity: 1 }, { opacity: 0, transform: "scale(0.6)" }], { duration: time });
  if (to.count === 1) hidden.push(to.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time }));
  const [x, y] = [from.box.x - box.x, from.box.y - box.y];
  const size = `scale(${from.box.width / box.width}, ${from.box.height / box.height})`;
  const way = [{ transform: `translate(${x}px, ${y}px) ${size}` }, { transform: "none" }];
  return ghost.animate(way, { duration: time, easing: "cubic-bezier(0.3, 0, 0.2, 1)" });
}

function ghostOf(element: Element, box: DOMRect): HTMLElement {
  const ghost = document.createElement("div");
  Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px` });
  ghost.append(element instanceof SVGGraphicsElement && element.ownerSVGElement ? framed(element) : bare(element));
  return ghost;
}

/** A part of a drawing needs a drawing around it. Its box in its own units fills the ghost. */
function framed(part: SVGGraphicsElement): SVGElement {
  const { x, y, width, height } = part.getBBox();
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${width || 1} ${height || 1}`);
  svg.setAttribute("preserveAspectRatio", "none");
  const copy = bare(part);
  copy.removeAttribute("transform");
  svg.append(copy);
  return svg;
}

/** A copy that nobody can find, mark or press. */
function bare(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("*")])
    for (const name of each.getAttributeNames())
      if (name === "id" || name === "title" || name.startsWith("data-")) each.removeAttribute(name);
  return copy;
}

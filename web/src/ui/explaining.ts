import { PICTURE } from "./tooltip.svelte";

/** Whatever explains itself by a title, by the title in a drawing or by the name of a picture, also where nothing can be pressed. */
const EXPLAINED = `[title]:not([title='']), svg:has(> title), svg *:has(> title), ${PICTURE}:not([title] *)`;

/** Leads the focus to the next thing in a part of the page that explains itself, or to the one before; round and round. */
export function explainNext(root: ParentNode, back: boolean): void {
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>(EXPLAINED)].filter(isSeen);
  const here = document.activeElement ?? document.body;
  const beyond = back
    ? all.filter((each) => isBefore(each, here)).at(-1)
    : all.find((each) => isBefore(here, each) && each !== here);
  const next = beyond ?? all.at(back ? -1 : 0);
  if (next) visit(next);
}

const isSeen = (element: Element) => element.getBoundingClientRect().width > 0;

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** What takes no focus by itself takes it until it is left. */
function visit(element: HTMLElement | SVGElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.setAttribute("tabindex", "-1");
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus();
}

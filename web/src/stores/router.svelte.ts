/** Which page the address names. */
export type Route =
  | { page: "home" }
  | { page: "table"; id: string; invite: string | null; join: boolean; at: number | null }
  | { page: "contest"; id: string }
  | { page: "me" }
  | { page: "mail" }
  | { page: "provider" }
  | { page: "person"; handle: string | null }
  | { page: "stop" }
  | { page: "host" }
  | { page: "lost" };

export function routeOf(url: URL): Route {
  if (url.pathname === "/" || url.pathname === "/index.html") return { page: "home" };
  const table = /^\/table\/([\w-]+)\/?$/.exec(url.pathname);
  if (table)
    return {
      page: "table",
      id: table[1]!,
      invite: url.searchParams.get("invite"),
      join: url.searchParams.has("join"),
      at: momentOf(url),
    };
  const contest = /^\/contest\/([\w-]+)\/?$/.exec(url.pathname);
  if (contest) return { page: "contest", id: contest[1]! };
  if (/^\/me\/?$/.test(url.pathname)) return { page: "me" };
  if (url.pathname === "/me/mail") return { page: "mail" };
  if (url.pathname === "/me/provider") return { page: "provider" };
  if (/^\/profile\/?$/.test(url.pathname)) return { page: "person", handle: null };
  const person = /^\/person\/(\w+)\/?$/.exec(url.pathname);
  if (person) return { page: "person", handle: person[1]! };
  if (/^\/host\/?$/.test(url.pathname)) return { page: "host" };
  if (url.pathname === "/calls/stop") return { page: "stop" };
  return { page: "lost" };
}

/** The move after which an address shows a game. */
function momentOf(url: URL): number | null {
  const at = url.searchParams.get("at");
  return at !== null && /^\d+$/.test(at) ? Number(at) : null;
}

/** Where a game stands after some moves. */
export const momentPath = (id: string, at: number): string => `${tablePath(id)}?at=${at}`;
export const contestPath = (id: string): string => `/contest/${id}`;
export const personPath = (handle: string): string => `/person/${handle}`;
export const tablePath = (id: string): string => `/table/${id}`;
/** Where somebody takes a seat that needs no invitation. */
export const joinPath = (id: string): string => `${tablePath(id)}?join`;
export const invitePath = (id: string, invite: string): string =>
  `${tablePath(id)}?invite=${encodeURIComponent(invite)}`;

class Router {
  route = $state.raw<Route>(routeOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  /** Follows an inner link without loading the page again; leaves new-tab clicks to the browser. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(link.getAttribute("href")!);
  };

  #read(): void {
    this.route = routeOf(new URL(location.href));
  }
}

export const router = new Router();

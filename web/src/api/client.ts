import type {
  ChatPage,
  Components,
  Created,
  Hall,
  LessonPlan,
  OpenSandbox,
  Played,
  Problem,
  PuzzleAnswer,
  PuzzleCount,
  PuzzleTable,
  Refusal,
  Replay,
  ReviewState,
  SeatRequest,
  TableState,
  TableSummary,
} from "./types";
import type { Catalogue } from "../i18n/message";

/** The server said no, and why. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    detail: string,
    /** A word that names the reason; empty when something between us and the server answered. */
    readonly code = "",
    readonly refusal: Refusal | null = null,
  ) {
    super(detail);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

const path = encodeURIComponent;

/** How long a call may take before the hall counts as out of reach. */
const PATIENCE = 20_000;

/** The calls of docs/api.md. */
export const api = {
  hall: () => get<Hall>("/api/hall"),
  texts: (game: string, language: string) => get<Catalogue>(`/api/games/${path(game)}/texts/${language}`),
  components: (game: string) => get<Components>(`/api/games/${path(game)}/components`),
  tables: () => get<TableSummary[]>("/api/tables"),
  table: (id: string) => get<TableState>(`/api/tables/${path(id)}`),
  open: (setup: string, seats: SeatRequest[], hints: boolean | undefined, seal: string) =>
    post<Created>("/api/tables", { setup, seats, hints, seal }),
  move: (id: string, seat: number, move: string, after: number, hold = false) =>
    post<Played>(`/api/tables/${path(id)}/moves`, { seat, move, after, ...(hold && { hold }) }),
  lesson: (game: string, name: string) => get<LessonPlan>(`/api/games/${path(game)}/lessons/${path(name)}`),
  openLesson: (game: string, lesson: string, name: string) =>
    post<{ id: string }>("/api/lessons", name === "" ? { game, lesson } : { game, lesson, name }),
  teach: (id: string, after: number) => post<{ seq: number }>(`/api/tables/${path(id)}/lesson`, { after }),
  goOn: (id: string) => post<{ seq: number }>(`/api/tables/${path(id)}/go-on`, {}),
  undo: (id: string, seat: number, after: number) =>
    post<{ seq: number }>(`/api/tables/${path(id)}/undo`, { seat, after }),
  hint: (id: string, seat: number, after: number) =>
    post<{ seq: number }>(`/api/tables/${path(id)}/hints`, { seat, after }),
  why: (id: string, seat: number, move: string) =>
    get<{ refusal: Refusal | null }>(`/api/tables/${path(id)}/why?seat=${seat}&move=${path(move)}`),
  join: (id: string, invite: string, name: string, seal?: string) =>
    post<unknown>(`/api/tables/${path(id)}/join`, { invite, name, seal }),
  sealLot: (id: string, seal: string) => post<{ seq: number }>(`/api/tables/${path(id)}/seal`, { seal }),
  openLot: (id: string, lot: string) => post<{ seq: number }>(`/api/tables/${path(id)}/lot`, { lot }),
  chat: (id: string, text: string) => post<unknown>(`/api/tables/${path(id)}/chat`, { text }),
  talk: (id: string, before: number) => get<ChatPage>(`/api/tables/${path(id)}/chat?before=${before}`),
  replay: (id: string, n: number) => get<Replay>(`/api/tables/${path(id)}/replay/${n}`),
  openRecord: (text: string) =>
    send<{ id: string }>("/api/records", { method: "POST", body: text, headers: { "Content-Type": "text/plain" } }),
  review: (id: string) => get<ReviewState>(`/api/tables/${path(id)}/review`),
  askReview: (id: string) => post<ReviewState>(`/api/tables/${path(id)}/review`, {}),
  puzzles: (game: string) => get<PuzzleCount>(`/api/games/${path(game)}/puzzles`),
  openPuzzle: (game: string, n: number) => post<PuzzleTable>(`/api/games/${path(game)}/puzzles/${n}/table`, {}),
  answerPuzzle: (game: string, n: number, move: string) =>
    post<PuzzleAnswer>(`/api/games/${path(game)}/puzzles/${n}/answer`, { move }),
  sandbox: (wish: OpenSandbox) => post<{ id: string }>("/api/sandboxes", wish),
  recordAddress: (id: string) => `/api/tables/${path(id)}/record`,
};

const get = <T>(address: string): Promise<T> => send<T>(address, {});

const post = <T>(address: string, body: unknown): Promise<T> =>
  send<T>(address, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });

async function send<T>(address: string, request: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, {
      ...request,
      signal: AbortSignal.timeout(PATIENCE),
      headers: { Accept: "application/json", ...request.headers },
    });
  } catch {
    throw new Unreachable(address);
  }
  if (!response.ok) throw await problemOf(response);
  const text = await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

async function problemOf(response: Response): Promise<ApiProblem> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    return new ApiProblem(
      response.status,
      problem.detail ?? response.statusText,
      problem.code ?? "",
      problem.refusal ?? null,
    );
  } catch {
    return new ApiProblem(response.status, response.statusText);
  }
}

import type {
  Acquaintance,
  CallKind,
  Bounds,
  AddWay,
  AskedAt,
  Blocked,
  AskPasskey,
  CallState,
  Change,
  ChatPage,
  Code,
  ComeFromProvider,
  Components,
  ContestHead,
  ContestState,
  Created,
  Departure,
  DailyState,
  Door,
  Errand,
  Hall,
  HostState,
  Invitation,
  LadderPlace,
  LeaveOrder,
  LessonPlan,
  Link,
  LobbyTable,
  MadePasskey,
  MakeToken,
  Me,
  NewPasskey,
  Notes,
  OpenContest,
  OpenSandbox,
  OpenTable,
  Played,
  Problem,
  ProfileState,
  PuzzleAnswer,
  PuzzleCount,
  PuzzleTable,
  Refusal,
  Replay,
  ReviewState,
  Saying,
  SeatProfile,
  ShownPasskey,
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
  open: (wish: OpenTable) => post<Created>("/api/tables", wish),
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
  join: (id: string, invite: string | undefined, name: string, seal?: string) =>
    post<unknown>(`/api/tables/${path(id)}/join`, { invite, name, seal }),
  sealLot: (id: string, seal: string) => post<{ seq: number }>(`/api/tables/${path(id)}/seal`, { seal }),
  openLot: (id: string, lot: string) => post<{ seq: number }>(`/api/tables/${path(id)}/lot`, { lot }),
  daily: () => get<DailyState>("/api/daily"),
  playDaily: (name: string) => post<Created>("/api/daily", name === "" ? {} : { name }),
  contests: () => get<ContestHead[]>("/api/contests"),
  contest: (id: string) => get<ContestState>(`/api/contests/${path(id)}`),
  openContest: (wish: OpenContest) => post<ContestState>("/api/contests", wish),
  enterContest: (id: string, name: string) =>
    post<ContestState>(`/api/contests/${path(id)}/enter`, name === "" ? {} : { name }),
  leaveContest: (id: string) => post<ContestState>(`/api/contests/${path(id)}/leave`, {}),
  startContest: (id: string) => post<ContestState>(`/api/contests/${path(id)}/start`, {}),
  cancelContest: (id: string) => remove(`/api/contests/${path(id)}`),
  lobby: () => get<LobbyTable[]>("/api/lobby"),
  companions: () => get<Acquaintance[]>("/api/companions"),
  decline: (id: string) => done(id, "decline", {}),
  fill: (id: string, level: number) => done(id, "fill", { level }),
  leave: (id: string) => done(id, "leave", {}),
  standIn: (id: string, seat: number, level: number) => done(id, "stand-in", { seat, level }),
  comeBack: (id: string) => done(id, "return", {}),
  giveTime: (id: string, seat: number, minutes: number) => done(id, "time", { seat, minutes }),
  holiday: (id: string, days: number) => done(id, "holiday", { days }),
  wishPause: (id: string, wish: boolean) => done(id, "pause", { wish }),
  wishEnd: (id: string, wish: boolean) => done(id, "end", { wish }),
  notes: (id: string) => get<Notes>(`/api/tables/${path(id)}/notes`),
  keepNotes: (id: string, text: string) => post<Notes>(`/api/tables/${path(id)}/notes`, { text }),
  chat: (id: string, text: string) => post<unknown>(`/api/tables/${path(id)}/chat`, { text }),
  sayPhrase: (id: string, phrase: Saying) => post<unknown>(`/api/tables/${path(id)}/chat`, { phrase }),
  talk: (id: string, before: number) => get<ChatPage>(`/api/tables/${path(id)}/chat?before=${before}`),
  replay: (id: string, n: number) => get<Replay>(`/api/tables/${path(id)}/replay/${n}`),
  /** The position after so many moves as a notation, as it is written: its numbers may be too long to be read here. */
  position: (id: string, n: number) => fetched(`/api/tables/${path(id)}/position/${n}`, {}),
  openRecord: (text: string) =>
    send<{ id: string }>("/api/records", { method: "POST", body: text, headers: { "Content-Type": "text/plain" } }),
  review: (id: string) => get<ReviewState>(`/api/tables/${path(id)}/review`),
  askReview: (id: string) => post<ReviewState>(`/api/tables/${path(id)}/review`, {}),
  puzzles: (game: string) => get<PuzzleCount>(`/api/games/${path(game)}/puzzles`),
  openPuzzle: (game: string, n: number) => post<PuzzleTable>(`/api/games/${path(game)}/puzzles/${n}/table`, {}),
  answerPuzzle: (game: string, n: number, move: string) =>
    post<PuzzleAnswer>(`/api/games/${path(game)}/puzzles/${n}/answer`, { move }),
  sandbox: (wish: OpenSandbox) => post<{ id: string }>("/api/sandboxes", wish),
  calls: () => get<CallState>("/api/calls"),
  asked: () => get<AskedAt>("/api/calls/asked"),
  addWay: (way: AddWay) => post<CallState>("/api/calls/ways", way),
  turnWay: (id: string, on: boolean) => post<CallState>(`/api/calls/ways/${path(id)}`, { on }),
  chooseCalls: (kind: CallKind, on: boolean) => post<CallState>("/api/calls/kinds", { kind, on }),
  confirmWay: (id: string, code: string) => post<CallState>(`/api/calls/ways/${path(id)}/confirm`, { code }),
  removeWay: (id: string) => send<CallState>(`/api/calls/ways/${path(id)}`, { method: "DELETE" }),
  stopWay: (word: string) => post<CallState>("/api/calls/stop", { word }),
  me: () => get<Me>("/api/me"),
  changeMe: (change: Change) => post<Me>("/api/me", change),
  forgetMe: () => remove("/api/me"),
  endKey: (id: string) => remove(`/api/me/keys/${path(id)}`),
  offerLink: () => post<Code>("/api/me/link", {}),
  offeredLink: () => get<Link>("/api/me/link"),
  confirmLink: () => post<Me>("/api/me/link/confirm", {}),
  refuseLink: () => remove("/api/me/link"),
  claimLink: (code: string) => post<Link>("/api/me/claim", { code }),
  claimedLink: () => get<Link>("/api/me/claim"),
  makeRecovery: () => post<Code>("/api/me/recovery", {}),
  recover: (code: string) => post<Code>("/api/me/recover", { code }),
  blocks: () => get<Blocked[]>("/api/me/blocks"),
  block: (table: string, seat: number) => post<Blocked[]>("/api/me/blocks", { table, seat }),
  endBlock: (id: string) => remove(`/api/me/blocks/${path(id)}`),
  ownProfile: () => get<ProfileState>("/api/me/profile"),
  showProfile: (shown: boolean) => post<ProfileState>("/api/me/profile", { shown }),
  profile: (handle: string) => get<ProfileState>(`/api/persons/${path(handle)}`),
  seatProfiles: (id: string) => get<SeatProfile[]>(`/api/tables/${path(id)}/profiles`),
  ladder: (game: string) => get<LadderPlace[]>(`/api/games/${path(game)}/ratings`),
  askToMakePasskey: () => post<NewPasskey>("/api/me/passkeys/challenge", {}),
  makePasskey: (made: MadePasskey) => post<Me>("/api/me/passkeys", made),
  askPasskey: () => post<AskPasskey>("/api/me/enter/challenge", {}),
  enter: (shown: ShownPasskey) => post<Me>("/api/me/enter", shown),
  nameKey: (id: string, label: string) => post<Me>(`/api/me/keys/${path(id)}`, { label }),
  offerMail: (address: string, language: string) => post<void>("/api/me/mails", { address, language }),
  confirmMail: (code: string) => post<Me>("/api/me/mails/confirm", { code }),
  askMailLink: (address: string, language: string) => post<void>("/api/me/mails/link", { address, language }),
  enterByMail: (word: string) => post<Me>("/api/me/mails/enter", { word }),
  goToProvider: (errand: Errand) => post<Departure>("/api/me/provider", { errand }),
  comeFromProvider: (facts: ComeFromProvider) => post<Me>("/api/me/provider/enter", facts),
  makeToken: (wish: MakeToken) => post<Code>("/api/me/tokens", wish),
  host: () => get<HostState>("/api/host"),
  enterDesk: (key: string) => post<HostState>("/api/host/session", { key }),
  leaveDesk: () => send<unknown>("/api/host/session", { method: "DELETE" }),
  setRules: (door: Door, notice: string) => post<HostState>("/api/host/rules", { door, notice }),
  inviteGuest: () => post<Invitation>("/api/host/invitations", {}),
  order: (id: string, order: LeaveOrder) => post<unknown>(`/api/tables/${path(id)}/orders`, order),
  setLimits: (bounds: Bounds) => post<HostState>("/api/host/limits", bounds),
  banSeat: (table: string, seat: number) => post<HostState>("/api/host/bans", { table, seat }),
  pardon: (id: string) => send<HostState>(`/api/host/bans/${path(id)}`, { method: "DELETE" }),
  renameSeat: (table: string, seat: number, name: string) => post<HostState>("/api/host/names", { table, seat, name }),
  endTable: (id: string, reason: string) => post<HostState>(`/api/host/tables/${path(id)}/end`, { reason }),
  banReported: (id: string) => post<HostState>(`/api/host/reports/${path(id)}/ban`, {}),
  settleReport: (id: string) => post<HostState>(`/api/host/reports/${path(id)}/settle`, {}),
  useInvitation: (code: string) => post<unknown>("/api/invitation", { code }),
  reportLine: (id: string, line: number) => post<unknown>(`/api/tables/${path(id)}/reports`, { line }),
  recordAddress: (id: string) => `/api/tables/${path(id)}/record`,
};

const done = (id: string, call: string, body: unknown) =>
  post<{ seq: number }>(`/api/tables/${path(id)}/${call}`, body);

const get = <T>(address: string): Promise<T> => send<T>(address, {});

const remove = (address: string): Promise<void> => send<void>(address, { method: "DELETE" });

const post = <T>(address: string, body: unknown): Promise<T> =>
  send<T>(address, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });

async function send<T>(address: string, request: RequestInit): Promise<T> {
  const text = await fetched(address, request);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

async function fetched(address: string, request: RequestInit): Promise<string> {
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
  return response.text();
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

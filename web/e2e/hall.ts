import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base } from "@playwright/test";

const ROOT = resolve(import.meta.dirname, "../..");
const LOG = "server.log";
/** Whether pictures are kept for people to look at; what they would show is looked over in any case. */
export const PICTURES_WANTED = process.env.ALTHING_PICTURES !== undefined;
/** The languages that are pictured: the one with the longest words, or those that `ALTHING_PICTURES=en,pl,hu` names. */
export const PICTURED: readonly string[] = (process.env.ALTHING_PICTURES ?? "pl").split(",");
/** The languages in which also the seldom moments are pictured: only those that were asked for. */
export const PICTURED_IN_FULL: readonly string[] = PICTURES_WANTED ? PICTURED : [];
const JAR = process.env.ALTHING_JAR ?? join(ROOT, "app/target/althing.jar");

/** A hall that somebody else has started, such as one behind a proxy; `deploy/try` has its pages tried there. */
const GIVEN = process.env.ALTHING_HALL;
/** How often a hall that starts is asked whether it answers, every 100 ms: a busy machine may take minutes. */
const PATIENCE = 1800;

/** A real server with a data folder of its own, on a free port. It can die like any process, and come back. */
export class Hall {
  readonly #data = mkdtempSync(join(tmpdir(), "althing-e2e-"));
  readonly #more: readonly string[];
  #process: ChildProcess | undefined;
  #port = 0;

  /** A hall that is served with more than the usual options; `ADDRESS` in them is its own. */
  constructor(more: readonly string[] = []) {
    this.#more = more;
  }

  get address(): string {
    return GIVEN ?? `http://localhost:${this.#port}`;
  }

  /** The key of the host's desk, which a hall prints when it is new. */
  get hostKey(): string {
    return /\b[\w-]{32}\b/.exec(this.#said())?.[0] ?? "";
  }

  async start(): Promise<void> {
    if (GIVEN) return;
    if (!existsSync(JAR)) throw new Error(`There is no ${JAR}: build it first with ./althing --help.`);
    this.#port ||= await freePort();
    const log = createWriteStream(join(this.#data, LOG), { flags: "a" });
    await once(log, "open");
    const command = ["-jar", JAR, "serve", "--port", String(this.#port), "--data", this.#data, "--pace", "0"];
    command.push(...this.#more.map((word) => word.replace("ADDRESS", this.address)));
    const env = { ...process.env, ALTHING_OIDC_SECRET: "secret" };
    this.#process = spawn(join(javaHome(), "bin/java"), command, { stdio: ["ignore", log, log], env });
    await this.#answering();
  }

  /** Ends the server at once, without a word: kill -9. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, "exit");
    running.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #answering(): Promise<void> {
    for (let attempt = 0; attempt < PATIENCE; attempt++) {
      if (this.#process?.exitCode !== null)
        throw new Error(`The server ended with ${this.#process?.exitCode}:\n${this.#said()}`);
      const health = await fetch(`${this.address}/api/health`).catch(() => null);
      if (health?.ok) return;
      await new Promise((wake) => setTimeout(wake, 100));
    }
    throw new Error(`The server does not answer:\n${this.#said()}`);
  }

  #said(): string {
    return readFileSync(join(this.#data, LOG), "utf8").slice(-2000);
  }
}

const javaHome = (): string => execFileSync(join(ROOT, "app/find-jdk"), { encoding: "utf8" }).trim();

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** Most tests choose from the list, which somebody may prefer to be open; those who test the usual page say so. */
const LIST_OPEN = `localStorage["althing.preferences"] ??= '{"list":"open","curtain":"off"}'`;

/** Tests with a hall that all tests of a file share; `page.goto("/")` is its door. */
export const test = base.extend<{ door: string }, { hall: Hall; serving: string[] }>({
  serving: [[], { option: true, scope: "worker" }],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(LIST_OPEN);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  hall: [
    async ({ serving }, use) => {
      const hall = new Hall(serving);
      try {
        await hall.start();
        await use(hall);
      } finally {
        await hall.close();
      }
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ hall }, use) => use(hall.address),
});

export { expect } from "@playwright/test";

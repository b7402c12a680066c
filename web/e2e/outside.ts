import { createHash, createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer as createWebServer, type Server as WebServer } from "node:http";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** A mail server on this machine, which keeps what it is given. */
export class MailBox {
  readonly #letters: string[] = [];
  readonly #server: Server = createServer((line) => this.#attend(line));

  async open(): Promise<this> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return this;
  }

  get address(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
  }

  /** The words of the letters that have come so far. */
  get letters(): string[] {
    return this.#letters.map((letter) =>
      Buffer.from(letter.slice(letter.indexOf("\r\n\r\n")), "base64").toString("utf8"),
    );
  }

  #attend(line: Socket): void {
    let heard = "";
    let data = false;
    line.write("220 mail\r\n");
    line.on("error", () => line.destroy());
    line.on("data", (chunk) => {
      heard += chunk.toString("utf8");
      for (;;) {
        const end = heard.indexOf(data ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const said = heard.slice(0, end);
        heard = heard.slice(end + (data ? 5 : 2));
        if (data) this.#letters.push(said);
        data = !data && said === "DATA";
        if (said === "QUIT") return void line.end();
        line.write(data ? "354 go on\r\n" : "250 yes\r\n");
      }
    });
  }
}

/** A small OpenID Connect provider on this machine: whoever comes is asked to press a button. */
export class Provider {
  readonly #keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  readonly #asked = new Map<string, URLSearchParams>();
  readonly #server: WebServer = createWebServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      const url = new URL(request.url!, this.issuer);
      if (url.pathname === "/door") {
        const page = (answer: string, title: string) => `<a href="/${answer}${url.search}">${title}</a> `;
        response.setHeader("Content-Type", "text/html");
        return void response.end(
          `<!doctype html><title>Provider</title>${page("yes", "It is me")}${page("no", "Not me")}`,
        );
      }
      if (url.pathname === "/yes" || url.pathname === "/no")
        return void response.writeHead(302, { Location: this.#wayBack(url) }).end();
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(this.#answer(url, new URLSearchParams(body))));
    });
  });

  async open(): Promise<this> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return this;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #wayBack(url: URL): string {
    const back = new URL(url.searchParams.get("redirect_uri")!);
    back.searchParams.set("state", url.searchParams.get("state")!);
    if (url.pathname === "/no") {
      back.searchParams.set("error", "access_denied");
      return back.toString();
    }
    const code = randomUUID();
    this.#asked.set(code, url.searchParams);
    back.searchParams.set("code", code);
    return back.toString();
  }

  #answer(url: URL, body: URLSearchParams): unknown {
    if (url.pathname === "/keys")
      return { keys: [{ ...this.#keys.publicKey.export({ format: "jwk" }), kid: "one", use: "sig" }] };
    if (url.pathname === "/token") return { id_token: this.#token(body), token_type: "Bearer", access_token: "-" };
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/door`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
    };
  }

  #token(body: URLSearchParams): string {
    const asked = this.#asked.get(body.get("code")!)!;
    const shown = createHash("sha256").update(body.get("code_verifier")!).digest("base64url");
    if (asked.get("code_challenge") !== shown) return "";
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: this.issuer, aud: asked.get("client_id"), sub: "ingrid", nonce: asked.get("nonce") };
    const words = [
      { alg: "RS256", kid: "one" },
      { ...claims, iat: now, exp: now + 600 },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    return `${words}.${createSign("sha256").update(words).sign(this.#keys.privateKey).toString("base64url")}`;
  }
}

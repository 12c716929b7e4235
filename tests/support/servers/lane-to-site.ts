import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

/** A site of a test's own: the built Worker behind a network that can fail, and with builds that follow each other. */
export interface Lane {
  origin: string;
  /** Loses every connection from now on, or no more. */
  unplug(isUnplugged: boolean): void;
  /** Leaves every request from now on without a response, or no more. */
  stall(isStalled: boolean): void;
  /** Serves another build: the files of the one before are gone. */
  deploy(): void;
  /** The paths of all requests, by method. */
  asked: string[];
  close(): Promise<void>;
}

const texts = /^(?:text\/|application\/(?:javascript|json))/;

/** Opens a lane to the site at `target`. Builds after the first have the same code, under other names of its files. */
export async function openLane(target: string): Promise<Lane> {
  let isUnplugged = false;
  let isStalled = false;
  let build = 1;
  const asked: string[] = [];
  const folder = () => (build === 1 ? "/assets/" : `/assets/${build}/`);

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const path = incoming.url!;
    asked.push(`${incoming.method} ${path}`);
    if (isUnplugged) return outgoing.destroy();
    if (isStalled) return undefined;
    const isFile = path.startsWith("/assets/");
    if (isFile && !path.startsWith(folder())) return outgoing.writeHead(404).end();
    const { hostname, port } = new URL(target);
    const headers = { ...incoming.headers, "accept-encoding": "gzip" };
    // The site's own tags are of the first build.
    delete headers["if-none-match"];
    const asking = request(
      { hostname, port, method: incoming.method, path: path.replace(folder(), "/assets/"), headers },
      (response) => void answer(response, outgoing).catch(() => outgoing.destroy()),
    );
    asking.on("error", () => outgoing.destroy());
    return incoming.pipe(asking);
  }

  async function answer(response: IncomingMessage, outgoing: ServerResponse) {
    const headers = { ...response.headers };
    if (headers.link) headers.link = String(headers.link).replaceAll("/assets/", folder());
    if (build === 1 || !texts.test(headers["content-type"] ?? "")) {
      outgoing.writeHead(response.statusCode!, headers);
      response.pipe(outgoing);
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    const whole = Buffer.concat(parts);
    const isPacked = headers["content-encoding"] === "gzip" && whole.length > 0;
    const text = (isPacked ? gunzipSync(whole) : whole).toString();
    for (const name of ["content-encoding", "content-length", "etag", "transfer-encoding"])
      delete headers[name];
    outgoing.writeHead(response.statusCode!, headers);
    // The revisions of the worker's pages are of its build, too.
    outgoing.end(text.replaceAll("/assets/", folder()).replaceAll(/(revision"?:["`])(?=\w)/g, `$1${build}`));
  }

  const server: Server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    unplug(now) {
      isUnplugged = now;
      if (now) server.closeAllConnections();
    },
    stall(now) {
      isStalled = now;
    },
    deploy() {
      build += 1;
    },
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface ResendCall {
  path: string;
  method: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

export interface ResendServer {
  /** The base URL for a transport's configuration. */
  url: string;
  /** Replies in order, each once: a status, or no response. Without one left, the status is 200. */
  replies: (number | "hang")[];
  calls: ResendCall[];
  close(): Promise<void>;
}

/** A real HTTP server like Resend's `POST /emails`, with scripted errors. */
export async function startResendServer(): Promise<ResendServer> {
  const replies: ResendServer["replies"] = [];
  const calls: ResendCall[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { url: path = "", method = "", headers } = request;
      calls.push({ path, method, headers, body: JSON.parse(Buffer.concat(parts).toString("utf8")) });
      const reply = replies.shift() ?? 200;
      if (reply === "hang") return;
      response.writeHead(reply, { "content-type": "application/json", location: "/elsewhere" });
      const message = `Invalid: ${Buffer.concat(parts).toString("utf8")}`;
      response.end(JSON.stringify(reply === 200 ? { id: "49a3999c" } : { statusCode: reply, message }));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replies,
    calls,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

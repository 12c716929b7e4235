import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { recordAsked } from "./asked-of";
import type { RecordedCall, Reply } from "./openai-reply";
import { translateLikeModel } from "../factories/pretend-translation";
import { sendReply } from "./send-openai-reply";

export interface OpenAiServer {
  /** E.g. `http://127.0.0.1:41234`; open a lane on it with `openAiLane(url)`. */
  url: string;
  close(): Promise<void>;
}

interface Lane {
  replies: Reply[];
  calls: RecordedCall[];
  released: Promise<void>;
  release(): void;
}

function openLane(replies: Reply[]): Lane {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { replies, calls: [], released, release };
}

/**
 * A real HTTP server for the chat-completions protocol, plain and streamed, with scripted replies. `PUT /lanes/{name}`
 * sets a lane's replies, `POST` releases those held, `GET` returns its calls, and `POST
 * /lanes/{name}/v1/chat/completions` is the protocol. A call without a remaining reply is 500.
 */
export async function startOpenAiServer({ port = 0 } = {}): Promise<OpenAiServer> {
  const lanes = new Map<string, Lane>();
  const server = createServer(
    recordAsked((request, response) => {
      handle(lanes, request, response).catch((error: unknown) => response.destroy(error as Error));
    }),
  );
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function handle(lanes: Map<string, Lane>, request: IncomingMessage, response: ServerResponse) {
  const [, name, path] = /^\/lanes\/([^/]+)(\/.*)?$/.exec(request.url ?? "") ?? [];
  if (name === undefined) return void response.writeHead(404).end();
  const lane = lanes.get(name) ?? openLane([]);
  lanes.set(name, lane);
  const text = await readBody(request);
  if (path === "/v1/chat/completions") return complete(lane, text, request, response);
  if (path !== undefined) return void response.writeHead(404).end();
  if (request.method === "PUT") {
    lanes.set(name, openLane(JSON.parse(text) as Reply[]));
    return void response.writeHead(204).end();
  }
  if (request.method === "POST") {
    lane.release();
    return void response.writeHead(204).end();
  }
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(lane.calls));
}

async function complete(lane: Lane, text: string, request: IncomingMessage, response: ServerResponse) {
  const body = JSON.parse(text) as RecordedCall["body"];
  const call: RecordedCall = { body, headers: request.headers, sent: false, clientLeft: false };
  lane.calls.push(call);
  const at = lane.replies.findIndex(({ when }) => when === undefined || JSON.stringify(body).includes(when));
  const stays = lane.replies[at]?.kind === "translate";
  const [scripted] = at < 0 ? [] : stays ? [lane.replies[at]!] : lane.replies.splice(at, 1);
  const reply = scripted?.kind === "translate" ? translateLikeModel(body, scripted.gullible) : scripted;
  response.on("close", () => {
    call.clientLeft = !response.writableFinished && reply?.kind !== "cut";
  });
  if (reply?.kind === "answer" && reply.held) await lane.released;
  await sendReply(
    response,
    body,
    reply ?? { kind: "error", status: 500, message: "No reply is scripted for this call." },
  );
  call.sent = true;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

import type { RecordedCall, ScriptedReply } from "./openai-reply";

/** Token usage of every complete response. */
const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };

type Envelope = (choice: Record<string, unknown>) => string;

/** Writes one scripted reply in the requested form: one JSON document, or a stream of events. */
export async function sendReply(
  response: ServerResponse,
  { model, stream, messages }: RecordedCall["body"],
  scripted: ScriptedReply,
): Promise<void> {
  const reply = repeatMessages(scripted, messages[0]?.content, messages[1]?.content);
  if (reply.kind === "error") {
    response.writeHead(reply.status, {
      "content-type": "application/json",
      ...(reply.retryAfter === undefined ? {} : { "retry-after": reply.retryAfter }),
    });
    const { message, code = null, param = null } = reply;
    response.end(JSON.stringify({ error: { message, type: "error", param, code } }));
    return;
  }
  if (reply.kind === "page") {
    response.writeHead(200, { "content-type": "text/html" }).end(reply.html);
    return;
  }
  const common = { id: "chatcmpl-1", created: 1_780_000_000, model };
  const envelope: Envelope = (choice) =>
    JSON.stringify({
      ...common,
      object: stream ? "chat.completion.chunk" : "chat.completion",
      choices: [{ index: 0, ...choice }],
      ...(choice.finish_reason ? { usage } : {}),
    });
  if (stream) await sendStream(response, reply, envelope);
  else await sendDocument(response, reply, envelope);
}

function repeatMessages(reply: ScriptedReply, instructions = "", input = ""): ScriptedReply {
  if (reply.kind !== "answer") return reply;
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const content = textOf(reply.content)
    .replaceAll("%SYSTEM%", () => inJson(instructions))
    .replaceAll("%INPUT%", () => inJson(input));
  return { ...reply, content };
}

type SentReply = Exclude<ScriptedReply, { kind: "error" | "page" }>;

const textOf = (content: unknown) => (typeof content === "string" ? content : JSON.stringify(content ?? ""));

async function sendDocument(response: ServerResponse, reply: SentReply, envelope: Envelope) {
  if (reply.kind === "hang") return;
  if (reply.kind === "cut") {
    response.writeHead(200, { "content-type": "application/json", "content-length": 4_096 });
    response.write('{"id":"chatcmpl-1","choices":[');
    await wait(10);
    response.destroy();
    return;
  }
  if (reply.kind === "answer") await wait(reply.firstTokenAfter ?? 0);
  const message =
    reply.kind === "refusal"
      ? { role: "assistant", content: null, refusal: reply.text }
      : { role: "assistant", content: textOf(reply.content) };
  const finish_reason = reply.kind === "answer" ? (reply.finishReason ?? "stop") : "stop";
  response.writeHead(200, { "content-type": "application/json" });
  response.end(envelope({ message, finish_reason }));
}

async function sendStream(response: ServerResponse, reply: SentReply, envelope: Envelope) {
  const send = (data: string) => response.write(`data: ${data}\n\n`);
  response.writeHead(200, { "content-type": "text/event-stream" });
  send(envelope({ delta: { role: "assistant", content: "" }, finish_reason: null }));
  if (reply.kind === "refusal") {
    send(envelope({ delta: { refusal: reply.text }, finish_reason: null }));
  } else {
    const whole = textOf(reply.content);
    const text = reply.kind === "answer" ? whole : whole.slice(0, reply.after ?? 0);
    const { firstTokenAfter = 0, every = 0, pieceLength = 24 } = reply.kind === "answer" ? reply : {};
    await wait(firstTokenAfter);
    for (let at = 0; at < text.length && !response.destroyed; at += pieceLength) {
      send(envelope({ delta: { content: text.slice(at, at + pieceLength) }, finish_reason: null }));
      if (every > 0) await wait(every);
    }
  }
  if (reply.kind === "hang") return;
  if (reply.kind === "cut") {
    await wait(10);
    response.destroy();
    return;
  }
  const finish_reason = reply.kind === "answer" ? (reply.finishReason ?? "stop") : "stop";
  send(envelope({ delta: {}, finish_reason }));
  response.end("data: [DONE]\n\n");
}

import type { createOpenAI } from "@ai-sdk/openai";
import { parsePartialJson, type JSONSchema7 } from "ai";

import { AppError } from "~/errors";

import { modelError } from "./model-error";
import { jsonStart, parseJsonReply } from "./parse-json-reply";
import { withDeadline } from "./with-deadline";

type ChatModel = ReturnType<ReturnType<typeof createOpenAI>["chat"]>;
type Options = Parameters<ChatModel["doGenerate"]>[0];
type Generated = Awaited<ReturnType<ChatModel["doGenerate"]>>;
type FinishReason = Generated["finishReason"]["unified"];
type Usage = Generated["usage"];

export type ChatPrompt = Options["prompt"];

/** Reasoning effort of a model. */
export type Reasoning = Options["reasoning"];

export interface ChatCall {
  chat: ChatModel;
  /** Removed from every logged message. */
  apiKey: string;
  prompt: ChatPrompt;
  jsonSchema?: JSONSchema7;
  /** Optional: models without reasoning refuse it. */
  reasoning?: Reasoning;
  limits: { firstTokenTimeoutMs: number; timeoutMs: number; maxOutputTokens: number };
  signal?: AbortSignal;
  /** Requests a stream, and receives the partial reply, parsed as JSON. */
  onPartial?: (partial: unknown) => void;
  /** Requests a stream of free text, and receives its pieces. */
  onText?: (piece: string) => void;
  onCall?: (call: ModelCall) => void;
}

/** Log data of a model call: never its input or output. */
export interface ModelCall {
  model: string;
  /** `answered`, the code of the error, or `abandoned` by a client that left. */
  outcome: string;
  milliseconds: number;
  /** As the service counts them. Null if it is not reported. */
  inputTokens: number | null;
  outputTokens: number | null;
}

export interface ChatReply {
  text: string;
  /** Whether the reply ended at `maxOutputTokens`. */
  atLimit: boolean;
}

/** One model call, without a retry; reports its outcome. Errors as `Model.generate`, or an aborted signal's reason. */
export async function callChat(call: ChatCall): Promise<ChatReply> {
  const started = Date.now();
  const tell = (outcome: string, usage?: Usage) =>
    call.onCall?.({
      model: call.chat.modelId,
      outcome,
      milliseconds: Date.now() - started,
      inputTokens: usage?.inputTokens.total ?? null,
      outputTokens: usage?.outputTokens.total ?? null,
    });
  try {
    const { usage, ...reply } = await send(call);
    tell("answered", usage);
    return reply;
  } catch (error) {
    const failed = error instanceof AppError ? error.code : "internal";
    tell(call.signal?.aborted ? "abandoned" : failed);
    throw error;
  }
}

async function send(call: ChatCall): Promise<ChatReply & { usage?: Usage }> {
  const { chat, apiKey, prompt, jsonSchema, reasoning, limits, signal, onPartial, onText } = call;
  const { maxOutputTokens, timeoutMs } = limits;
  const take = onText ?? (onPartial && partialsOf(onPartial));
  const firstTokenTimeoutMs = take ? limits.firstTokenTimeoutMs : timeoutMs;
  const { text, finish, usage } = await withDeadline(
    { timeoutMs, firstTokenTimeoutMs, signal },
    async (limit, began) => {
      const responseFormat: Options["responseFormat"] = jsonSchema && {
        type: "json",
        name: "answer",
        schema: jsonSchema,
      };
      const options: Options = { prompt, maxOutputTokens, reasoning, responseFormat, abortSignal: limit };
      try {
        return take ? await stream(chat, options, take, began) : await plain(chat, options);
      } catch (error) {
        throw modelError(error, apiKey);
      }
    },
  );
  if (finish === "content-filter")
    throw new AppError("model_refused", { cause: new Error("Refused to answer.") });
  if (finish === "interrupted" && (onText || parseJsonReply(text) === undefined))
    throw new AppError("model_failed", { cause: new Error("The stream ended in mid-answer.") });
  return { text, atLimit: finish === "length", usage };
}

type Written = { text: string; finish: FinishReason; usage?: Usage };

async function plain(chat: ChatModel, options: Options): Promise<Written> {
  const { content, finishReason, usage } = await chat.doGenerate(options);
  const text = content.map((part) => (part.type === "text" ? part.text : "")).join("");
  return { text, finish: finishReason.unified, usage };
}

/** The limit of a reply in characters, above that of every schema. */
const longestReply = 200_000;

/** Takes the pieces of a JSON reply, and passes on what they are so far. */
function partialsOf(onPartial: (partial: unknown) => void) {
  let parsed = 0;
  return async (_piece: string, text: string, signal?: AbortSignal) => {
    // Parsing everything at each token would cost the square of the length.
    if (text.length - parsed < Math.max(8, text.length / 64)) return;
    parsed = text.length;
    const { value } = await parsePartialJson(jsonStart(text) ?? undefined);
    if (value !== undefined && !signal?.aborted) onPartial(value);
  };
}

async function stream(
  chat: ChatModel,
  options: Options,
  take: (piece: string, text: string, signal?: AbortSignal) => void | Promise<void>,
  began: () => void,
): Promise<Written> {
  const { stream: parts } = await chat.doStream(options);
  const reader = parts.getReader();
  let text = "";
  let finish: FinishReason = "interrupted";
  let usage: Usage | undefined;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const part = next.value;
    if (part.type === "error") throw part.error;
    if (part.type === "finish") {
      usage = part.usage;
      finish = part.finishReason.unified;
    }
    if (part.type !== "text-delta" || part.delta === "") continue;
    began();
    text += part.delta;
    if (text.length > longestReply) {
      await reader.cancel();
      return { text: "", finish: "interrupted" };
    }
    await take(part.delta, text, options.abortSignal);
  }
  return { text, finish, usage };
}

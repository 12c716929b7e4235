import { createOpenAI } from "@ai-sdk/openai";

import { AppError } from "~/errors";

import { replyFormat, parseReply } from "./reply-format";
import {
  callChat,
  type ChatReply,
  type ChatCall,
  type ChatPrompt,
  type ModelCall,
  type Reasoning,
} from "./call-chat.server";
import type { Model, Conversation, ConversationReply } from "./model";
import { visibleReply } from "./visible-reply";

export interface OpenAiSettings {
  apiKey: string;
  /** Up to and including the version, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Sends the requests; default: the runtime's. */
  fetch?: typeof fetch;
  model: string;
  /** For small calls; default: the model itself. */
  fastModel?: string;
  /** Timeout of the first token of a stream, in milliseconds. */
  firstTokenTimeoutMs?: number;
  /** Timeout of one model call, in milliseconds. */
  timeoutMs?: number;
  /** Includes reasoning tokens. */
  maxOutputTokens?: number;
  /** Reasoning effort; default: the service's. */
  reasoning?: Reasoning;
  /** False for services without `response_format`: the schema is then only in the instructions. */
  structuredOutput?: boolean;
  /** Receives every finished model call. */
  onCall?: (call: ModelCall) => void;
}

/** Characters of a malformed reply in the repair request. */
const shownAgain = 12_000;

/**
 * The chat-completions service at `baseUrl`. A complete reply that does not fit its schema is asked for again, once;
 * that counts in the budget too. Parameters that a service refuses are left out by the settings.
 */
export function openAiModel({
  apiKey,
  baseUrl,
  fetch,
  model,
  fastModel = model,
  firstTokenTimeoutMs = 45_000,
  timeoutMs = 120_000,
  maxOutputTokens = 8_000,
  reasoning,
  structuredOutput = true,
  onCall,
}: OpenAiSettings): Model {
  const callOf = (asked: string) => ({
    chat: createOpenAI({ apiKey, baseURL: baseUrl, fetch }).chat(asked),
    apiKey,
    reasoning,
    limits: { firstTokenTimeoutMs, timeoutMs, maxOutputTokens },
    onCall,
  });
  return {
    name: model,
    converse: (conversation) => converse(callOf(model), conversation),
    async generate({ instructions, closing, input, schema, spend, fast = false, signal, onPartial }) {
      const { jsonSchema, rule } = replyFormat(schema);
      const call: ChatCall = {
        ...callOf(fast ? fastModel : model),
        prompt: [
          { role: "system", content: [instructions, rule, ...(closing ? [closing] : [])].join("\n\n") },
          { role: "user", content: [{ type: "text", text: input }] },
        ],
        jsonSchema: structuredOutput ? jsonSchema : undefined,
        signal,
      };
      const send = async (more: Partial<ChatCall>): Promise<ChatReply> => {
        signal?.throwIfAborted();
        await spend();
        return callChat({ ...call, ...more });
      };
      const first = await send({ onPartial });
      const reading = parseReply(first, schema);
      if (reading.success) return reading.data;

      const prompt = [...call.prompt, ...askAgain(first.text, reading.complaint)];
      const repaired = parseReply(await send({ prompt }), schema);
      if (repaired.success) return repaired.data;
      throw new AppError("model_failed", {
        cause: new Error(`Malformed twice: ${reading.complaint} Then: ${repaired.complaint}`),
      });
    },
  };
}

function askAgain(reply: string, complaint: string): ChatPrompt {
  const text = `That answer cannot be used. ${complaint}\nGive the same answer again as one valid JSON object, and nothing else.`;
  return [
    { role: "assistant", content: [{ type: "text", text: reply.slice(0, shownAgain) || "(nothing)" }] },
    { role: "user", content: [{ type: "text", text }] },
  ];
}

/** `Model.converse` on one chat service; see there. */
async function converse(
  call: Omit<ChatCall, "prompt">,
  { messages, spend, signal, onText }: Conversation,
): Promise<ConversationReply> {
  signal?.throwIfAborted();
  await spend();
  const visible = visibleReply();
  let text = "";
  const take = (piece: string) => {
    const shown = visible(piece);
    text += shown;
    if (shown !== "" && !signal?.aborted) onText?.(shown);
  };
  const prompt: ChatPrompt = messages.map(({ role, text: said }) => ({
    role,
    content: [{ type: "text", text: said }],
  }));
  try {
    const reply = await callChat({ ...call, prompt, signal, onText: onText && take });
    if (!onText) take(reply.text);
    if (text.trim() === "") throw new AppError("model_failed", { cause: new Error("The answer is empty.") });
    return { text, atLimit: reply.atLimit, isCut: false };
  } catch (error) {
    const isWithdrawn = error instanceof AppError && error.code === "model_refused";
    if (text.trim() === "" || isWithdrawn || signal?.aborted) throw error;
    return { text, atLimit: false, isCut: true };
  }
}

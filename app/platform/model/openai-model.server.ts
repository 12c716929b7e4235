import { createOpenAI } from "@ai-sdk/openai";

import { AppError } from "~/errors";

import { answerFormat } from "./answer-format";
import { callChat, type ChatCall, type ChatPrompt, type ModelCall, type Reasoning } from "./call-chat.server";
import type { Model } from "./model";
import { readAnswer } from "./read-answer";

export interface OpenAiSettings {
  apiKey: string;
  /** Up to and including the version, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  model: string;
  /** For the small calls; the model itself when left out. */
  fastModel?: string;
  /** Longest wait for the first word of a streamed answer, in milliseconds. */
  firstTokenTimeoutMs?: number;
  /** Longest time of one call upstream, in milliseconds. */
  timeoutMs?: number;
  /** Counts what a reasoning model thinks as well. */
  maxOutputTokens?: number;
  /** For reasoning models alone, which others refuse; the service's own default when left out. */
  reasoning?: Reasoning;
  /** False for services that refuse `response_format`: the schema then stands in the instructions alone. */
  structuredOutput?: boolean;
  /** Told of every call upstream when it has ended. */
  onCall?: (call: ModelCall) => void;
}

/** Characters of a malformed answer that are shown to the model again. */
const shownAgain = 12_000;

/**
 * The chat-completions service at `baseUrl`. Nothing is ever retried, whatever the status: the one additional
 * call is the repair of an answer that arrived whole but does not fit its schema.
 */
export function openAiModel({
  apiKey,
  baseUrl,
  model,
  fastModel = model,
  firstTokenTimeoutMs = 45_000,
  timeoutMs = 120_000,
  maxOutputTokens = 8_000,
  reasoning,
  structuredOutput = true,
  onCall,
}: OpenAiSettings): Model {
  const provider = createOpenAI({ apiKey, baseURL: baseUrl });
  return {
    name: model,
    async answer({ instructions, input, schema, spend, fast = false, signal, onPartial }) {
      const { jsonSchema, rule } = answerFormat(schema);
      const call: ChatCall = {
        chat: provider.chat(fast ? fastModel : model),
        apiKey,
        prompt: [
          { role: "system", content: `${instructions}\n\n${rule}` },
          { role: "user", content: [{ type: "text", text: input }] },
        ],
        jsonSchema: structuredOutput ? jsonSchema : undefined,
        reasoning,
        limits: { firstTokenTimeoutMs, timeoutMs, maxOutputTokens },
        onCall,
        signal,
      };
      signal?.throwIfAborted();
      await spend();
      const first = await callChat({ ...call, onPartial });
      const reading = readAnswer(first, schema);
      if (reading.success) return reading.data;

      await spend();
      const prompt = [...call.prompt, ...askAgain(first.text, reading.complaint)];
      const repaired = readAnswer(await callChat({ ...call, prompt }), schema);
      if (repaired.success) return repaired.data;
      throw new AppError("model_failed", {
        cause: new Error(`Malformed twice: ${reading.complaint} Then: ${repaired.complaint}`),
      });
    },
  };
}

function askAgain(answer: string, complaint: string): ChatPrompt {
  const text = `That answer cannot be used. ${complaint}\nGive the same answer again as one valid JSON object, and nothing else.`;
  return [
    { role: "assistant", content: [{ type: "text", text: answer.slice(0, shownAgain) || "(nothing)" }] },
    { role: "user", content: [{ type: "text", text }] },
  ];
}

import { createOpenAI } from "@ai-sdk/openai";

import { AppError } from "~/errors";

import { answerFormat, readAnswer } from "./answer-format";
import {
  callChat,
  type ChatAnswer,
  type ChatCall,
  type ChatPrompt,
  type ModelCall,
  type Reasoning,
} from "./call-chat.server";
import type { Model } from "./model";
import { omitRefused } from "./omit-refused";

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
  /** How much a reasoning model thinks; the service's own default when left out. */
  reasoning?: Reasoning;
  /** False for services that do not know `response_format`: the schema then stands in the instructions alone. */
  structuredOutput?: boolean;
  /** Told of every call upstream when it has ended. */
  onCall?: (call: ModelCall) => void;
}

/** Characters of a malformed answer that are shown to the model again. */
const shownAgain = 12_000;

/**
 * The chat-completions service at `baseUrl`. Two things alone are asked again, each for another call of the budget: an answer that
 * arrived whole but does not fit its schema, once; and a call that was refused for an optional parameter, without it.
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
  return {
    name: model,
    async answer({ instructions, closing, input, schema, spend, fast = false, signal, onPartial }) {
      const { jsonSchema, rule } = answerFormat(schema);
      const asked = fast ? fastModel : model;
      const parameters = omitRefused(`${baseUrl} ${asked}`);
      const call: ChatCall = {
        chat: createOpenAI({ apiKey, baseURL: baseUrl, fetch: parameters.fetch }).chat(asked),
        apiKey,
        prompt: [
          { role: "system", content: [instructions, rule, ...(closing ? [closing] : [])].join("\n\n") },
          { role: "user", content: [{ type: "text", text: input }] },
        ],
        jsonSchema: structuredOutput ? jsonSchema : undefined,
        reasoning,
        limits: { firstTokenTimeoutMs, timeoutMs, maxOutputTokens },
        onCall,
        signal,
      };
      const send = async (more: Partial<ChatCall>): Promise<ChatAnswer> => {
        signal?.throwIfAborted();
        await spend();
        try {
          const answer = await callChat({ ...call, ...more });
          parameters.keep();
          return answer;
        } catch (error) {
          const isRefusal = error instanceof AppError && error.code === "model_failed";
          if (!isRefusal || !parameters.hasNews()) throw error;
          return send(more);
        }
      };
      const first = await send({ onPartial });
      const reading = readAnswer(first, schema);
      if (reading.success) return reading.data;

      const prompt = [...call.prompt, ...askAgain(first.text, reading.complaint)];
      const repaired = readAnswer(await send({ prompt }), schema);
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

import { env } from "cloudflare:workers";
import { inject } from "vitest";

import { openDb } from "~/db/client";
import { usageDaily } from "~/db/schema";
import { translateTexts } from "~/features/translation/translate-texts.server";
import type { Language } from "~/domain/languages";
import { kvCache } from "~/platform/kv-cache.server";
import { openAiModel, type OpenAiSettings } from "~/platform/model/openai-model.server";

import { openAiLane } from "../servers/openai-lane";
import type { Reply } from "../servers/openai-reply";

let town = 0;

interface SetUp {
  replies?: Reply[];
  budget?: { perCaller: number; inAll: number };
  settings?: Partial<OpenAiSettings>;
  /** The model's name; by default unique, and with it the cache. */
  name?: string;
}

interface Options {
  target?: Language;
  source?: Language;
  byMember?: boolean;
  signal?: AbortSignal;
}

/** A translator with a model on a lane of its own (or none), real D1 and KV, and an untouched daily budget. */
export async function setUpTranslation({ replies, budget, settings, name }: SetUp = {}) {
  const lane = openAiLane(inject("openAiServer"));
  await lane.script(...(replies ?? []));
  town += 1;
  const now = new Date(Date.UTC(2044, 0, town, 12));
  const db = openDb(env.DB.withSession());
  const model = name ?? `town-${town}`;
  const errands: Promise<unknown>[] = [];
  const warnings: unknown[] = [];
  const services = {
    db,
    clock: { now: () => now },
    cache: kvCache(env.CACHE),
    model: replies ? openAiModel({ apiKey: "sk-test", baseUrl: lane.baseUrl, model, ...settings }) : null,
    modelBudget: budget ?? { perCaller: 20, inAll: 100 },
    background: (work: Promise<unknown>) => void errands.push(work),
  };
  return {
    lane,
    model,
    services,
    warnings,
    /** Translates, and waits until the cache is written. */
    async translate(texts: string[], { target = "en", ...options }: Options = {}) {
      const translation = await translateTexts(services, "ada", texts, {
        target,
        onWarning: (error) => warnings.push(error),
        ...options,
      });
      await Promise.all(errands.splice(0));
      return translation;
    },
    /** The texts of each call upstream. */
    async asked(): Promise<string[][]> {
      const calls = await lane.calls();
      return calls.map(({ body }) => {
        const list = /^BEGIN TEXTS \w+\n(.*)\nEND TEXTS/s.exec(body.messages[1]!.content)?.[1] ?? "[]";
        return (JSON.parse(list) as { text: string }[]).map(({ text }) => text);
      });
    },
    /** The cached translations, by key. */
    async kept(): Promise<Map<string, string>> {
      const { keys } = await env.CACHE.list({ prefix: "translation:" });
      return services.cache.getMany(keys.map((key) => key.name));
    },
    /** Today's model calls by caller. */
    async spent() {
      const rows = await db.select().from(usageDaily);
      const today = rows.filter((row) => row.day === now.toISOString().slice(0, 10));
      return Object.fromEntries(today.map((row) => [row.caller, row.calls]));
    },
  };
}

/** A reply with one translation per requested text, in order. */
export const translations = (...texts: string[]): Reply => ({
  kind: "answer",
  content: { translations: texts.map((text, index) => ({ index, text })) },
});

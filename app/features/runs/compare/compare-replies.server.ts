import { and, eq, isNull, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { comparisons, prompts } from "~/db/schema";
import type { Trial } from "~/domain/comparison";
import { isSceneUse, typeTagUse } from "~/domain/prompt-use";
import { AppError } from "~/errors";
import { modelErrors } from "~/features/generator/model/engine";
import { getPrompt, isOwn } from "~/features/prompts/get-prompt.server";
import type { Prompt } from "~/features/prompts/prompt";
import { getTries, spendTry } from "~/features/runs/try/tries.server";
import { operation } from "~/operation";
import { secondsToNextDay } from "~/platform/clock";
import type { Model } from "~/platform/model/model";
import { memberKey } from "~/platform/rate-limits";
import type { Services } from "~/services";

import type { ComparedRival } from "./compared-rival";
import { findRival } from "./find-rival.server";
import { comparisonsLimit, replyLimit } from "./limits";
import { prepareTrials, type PreparedTrial } from "./prepare-trials";
import { runPrompt } from "./run-prompt.server";
import type { ComparisonInput } from "./schema";
import { textHashOf } from "./text-hash";
import { together } from "./together";
import { repliesTo } from "./trial-answers";

type Needs = Pick<Services, "db" | "clock" | "ids" | "model" | "modelBudget" | "tryBudget">;

interface Options {
  /** The person's cancellation; also aborts the upstream calls. */
  signal?: AbortSignal;
  /** Receives the number of replies so far, and of all. */
  onReply?: (done: number, all: number) => void;
}

export const compareRepliesOperation = operation({
  limit: "generate",
  errors: [
    "prompt_not_found",
    "version_not_found",
    "comparisons_unverified",
    "comparisons_full",
    "model_absent",
    "tries_spent",
    ...modelErrors,
  ],
});

/**
 * Runs one of the viewer's prompts and its rival with the same facts, and stores the replies; returns the comparison's id, and how many
 * sets of values have none because a call failed. Each reply spends a try, and a prompt that is changed or deleted meanwhile changes
 * nothing. Errors: `prompt_not_found`, `version_not_found`, `comparisons_unverified` without a verified address, `comparisons_full`,
 * `model_absent` also for pictures and videos, those of `prepareTrials`, `tries_spent` before the first call, those of the calls where
 * every set fails, or the reason of the signal.
 */
export async function compareReplies(
  services: Needs,
  viewer: Pick<Viewer, "id" | "emailVerified">,
  promptId: string,
  input: ComparisonInput,
  { signal, onReply }: Options = {},
): Promise<{ id: string; failed: number }> {
  const prompt = await getPrompt(services, viewer, promptId);
  const { model } = services;
  if (!model || isSceneUse(typeTagUse(prompt.type))) throw new AppError("model_absent");
  if (!viewer.emailVerified) throw new AppError("comparisons_unverified");
  const rival = await findRival(services, viewer, prompt, input);
  const prepared = prepareTrials(prompt, rival, input.trials);
  const callerKey = memberKey(viewer.id);
  const all = prepared.reduce((sum, { said }) => sum + repliesTo(said), 0);
  if ((await getTries(services, callerKey)).left < all)
    throw new AppError("tries_spent", { retryAfter: secondsToNextDay(services.clock.now()) });
  if ((await countPublished(services, viewer)) >= comparisonsLimit) throw full();

  let done = 0;
  const counted: Pick<Model, "converse"> = {
    async converse(conversation) {
      const reply = await model.converse(conversation);
      done += 1;
      onReply?.(done, all);
      return reply;
    },
  };
  const spend = () => spendTry(services, callerKey);
  const run =
    ({ texts, said }: PreparedTrial, side: "prompt" | "rival") =>
    (ending: AbortSignal) =>
      runPrompt(counted, texts[side], () => said[side], replyLimit, { spend, signal: ending });
  const results = await Promise.allSettled(
    prepared.map(async (trial): Promise<Trial> => {
      const [ofPrompt, ofRival] = await together(signal, [run(trial, "prompt"), run(trial, "rival")]);
      return {
        values: trial.values,
        facts: trial.facts,
        replies: { prompt: ofPrompt!, rival: ofRival! },
        isRivalFirst: crypto.getRandomValues(new Uint8Array(1))[0]! % 2 === 0,
        choice: null,
        verdicts: null,
      };
    }),
  );
  signal?.throwIfAborted();
  const trials = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  if (trials.length === 0) throw (results[0] as PromiseRejectedResult).reason;
  const id = await insert(services, viewer, prompt, { rival, trials, engine: model.name });
  return { id, failed: results.length - trials.length };
}

const full = () => new AppError("comparisons_full", { limit: comparisonsLimit });

const publishedOf = (viewer: Pick<Viewer, "id">) =>
  sql`${comparisons.userId} = ${viewer.id} and ${comparisons.publishedAt} is not null`;

const countPublished = ({ db }: Pick<Services, "db">, viewer: Pick<Viewer, "id">) =>
  db.$count(comparisons, publishedOf(viewer));

interface Insertion {
  rival: ComparedRival;
  trials: Trial[];
  engine: string;
}

/** Inserts the comparison, and deletes the oldest unpublished one beyond the limit. */
async function insert(
  services: Pick<Services, "db" | "clock" | "ids">,
  viewer: Pick<Viewer, "id">,
  prompt: Prompt,
  { rival: { rival, number, content }, trials, engine }: Insertion,
): Promise<string> {
  const { db } = services;
  const id = services.ids.create();
  const row = {
    id: sql<string>`${id}`.as("id"),
    userId: prompts.userId,
    promptId: sql<string>`${prompt.id}`.as("prompt_id"),
    textHash: sql<string>`${await textHashOf(prompt)}`.as("text_hash"),
    version: sql<number>`${prompt.version}`.as("version"),
    rival: sql<typeof rival>`${rival}`.as("rival"),
    rivalVersion: sql<number | null>`${number}`.as("rival_version"),
    rivalText: sql<string>`${content}`.as("rival_text"),
    trials: sql<Trial[]>`${JSON.stringify(trials)}`.as("trials"),
    engine: sql<string>`${engine}`.as("engine"),
    createdAt: sql<Date>`${services.clock.now().getTime()}`.as("created_at"),
    outcome: sql<null>`null`.as("outcome"),
    publishedAt: sql<null>`null`.as("published_at"),
  };
  const hasRoom = sql`(select count(*) from ${comparisons} where ${publishedOf(viewer)}) < ${comparisonsLimit}`;
  const kept = sql`(select id from ${comparisons} where ${comparisons.userId} = ${viewer.id}
    order by published_at is null, created_at desc, rowid desc limit ${comparisonsLimit})`;
  const [[added]] = await db.batch([
    db
      .insert(comparisons)
      .select(
        db
          .select(row)
          .from(prompts)
          .where(and(isOwn(viewer, prompt.id), hasRoom)),
      )
      .returning({ id: comparisons.id }),
    db
      .delete(comparisons)
      .where(
        and(
          eq(comparisons.userId, viewer.id),
          isNull(comparisons.publishedAt),
          sql`${comparisons.id} not in ${kept}`,
        ),
      ),
  ]);
  if (added) return id;
  // Deleted, or all published, in the meantime.
  await getPrompt(services, viewer, prompt.id);
  throw full();
}

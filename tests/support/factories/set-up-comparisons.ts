import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { inject } from "vitest";

import { openDb } from "~/db/client";
import { comparisons } from "~/db/schema";
import { compareReplies } from "~/features/runs/compare/compare-replies.server";
import { getComparison } from "~/features/runs/compare/get-comparison.server";
import { judgeComparison } from "~/features/runs/compare/judge-comparison.server";
import type { Choice } from "~/features/runs/compare/letters";
import { choiceOf } from "~/features/runs/compare/letters";
import { comparisonRequest } from "~/features/runs/compare/schema";
import { openAiModel, type OpenAiSettings } from "~/platform/model/openai-model.server";

import { openAiLane } from "../servers/openai-lane";
import type { Reply } from "../servers/openai-reply";
import { makeVariable } from "./make-variable";
import { setUpLibrary } from "./set-up-library";

type Options = Parameters<typeof compareReplies>[4];

interface SetUp {
  replies?: Reply[];
  calls?: { perCaller: number; inAll: number };
  settings?: Partial<OpenAiSettings>;
  withoutModel?: boolean;
}

let day = 0;

/** The line, the text and the variables of the compared prompt. */
export const compared = {
  originalInput: "a letter",
  content: "Write to {{who}}.",
  variables: [makeVariable("who", { required: true })],
};

/** A member with a prompt to compare, a model on a lane of its own, and a day on which nothing is spent yet. */
export async function setUpComparisons({ replies = [], calls, settings, withoutModel = false }: SetUp = {}) {
  const library = await setUpLibrary();
  const lane = openAiLane(inject("openAiServer"));
  await lane.script(...replies);
  day += 1;
  let now = new Date(Date.UTC(2043, 0, day, 12));
  const connection = { apiKey: "sk-test", baseUrl: lane.baseUrl, model: "town-large" };
  const services = {
    ...library.services,
    clock: { now: () => now },
    model: withoutModel ? null : openAiModel({ ...connection, ...settings }),
    modelBudget: calls ?? { perCaller: 1_000, inAll: 1_000 },
    tryBudget: { perVisitor: 3, perMember: 20 },
  };
  const viewer = { ...library.viewer, emailVerified: true };
  const { id: promptId } = await library.create(compared);
  const get = (id: string, by = viewer) => getComparison(services, by, promptId, id);
  return {
    ...library,
    services,
    lane,
    viewer,
    promptId,
    get,
    /** Compares as the API does: with the line and one set of values unless told otherwise. */
    start: (input: object = {}, options: Options = {}, by = viewer, of = promptId) =>
      compareReplies(
        // Each caller has a connection of its own, as each request has.
        { ...services, db: openDb(env.DB.withSession("first-primary")) },
        by,
        of,
        comparisonRequest.parse({ rival: "line", trials: [{ values: { who: "Ada" } }], ...input }),
        options,
      ),
    judge: (id: string, choices: Choice[], signal?: AbortSignal, by = viewer) =>
      judgeComparison(services, by, promptId, id, { choices }, signal),
    /** The letter of the prompt's reply in each trial. */
    lettersOf: async (id: string): Promise<Choice[]> =>
      (await get(id)).trials.map((trial) => choiceOf(trial, "prompt")),
    stored: (by = viewer) => services.db.select().from(comparisons).where(eq(comparisons.userId, by.id)),
    wait: (days: number) => {
      now = new Date(now.getTime() + days * 86_400_000);
    },
  };
}

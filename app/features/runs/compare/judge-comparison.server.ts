import { and, isNull } from "drizzle-orm";

import type { Viewer } from "~/context";
import { comparisons } from "~/db/schema";
import type { Trial } from "~/domain/comparison";
import { AppError } from "~/errors";
import { modelErrors } from "~/features/generator/model/engine";
import { spendModelCall } from "~/features/accounts/budgets/spend-model-call.server";
import { operation } from "~/operation";
import { memberKey } from "~/platform/rate-limits";
import { isOwnOf } from "~/features/prompts/own-comparisons.server";
import type { Services } from "~/services";

import type { Comparison } from "./comparison";
import { getCompared, getComparison } from "./get-comparison.server";
import { judgeReplies } from "./judge.server";
import { winnerBy } from "./letters";
import { outcomeOf } from "./outcome";
import type { JudgeInput } from "./schema";
import { together } from "./together";
import { givenFacts } from "./trial-answers";

type Needs = Pick<Services, "db" | "clock" | "model" | "modelBudget">;

export const judgeComparisonOperation = operation({
  limit: "generate",
  errors: ["prompt_not_found", "comparison_not_found", "model_absent", ...modelErrors],
});

/**
 * Takes the viewer's choices, and then the judge's verdicts, which make the outcome; returns the comparison. One that is judged stays as
 * it is. A failure leaves the choices, and may be repeated. Errors: `prompt_not_found`, `comparison_not_found`, `model_absent`,
 * `invalid_fields` unless there is a choice for each set, those of the calls, or the reason of the signal.
 */
export async function judgeComparison(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  comparisonId: string,
  { choices }: JudgeInput,
  signal?: AbortSignal,
): Promise<Comparison> {
  const { model, db } = services;
  const { prompt, comparison: stored } = await getCompared(services, viewer, promptId, comparisonId);
  if (stored.outcome !== null) return stored;
  if (choices.length !== stored.trials.length)
    throw new AppError("invalid_fields", { fields: { choices: { code: "choice_required" } } });
  if (!model) throw new AppError("model_absent");
  const store = (changes: { trials: Trial[]; outcome?: Comparison["outcome"] }) =>
    db
      .update(comparisons)
      .set(changes)
      .where(and(isOwnOf(viewer, promptId, comparisonId), isNull(comparisons.outcome)));
  const chosen = stored.trials.map((trial, at) => ({ ...trial, choice: winnerBy(trial, choices[at]!) }));
  await store({ trials: chosen });
  const spend = () => spendModelCall(services, memberKey(viewer.id));
  const trials = await together(
    signal,
    chosen.map((trial) => async (ending): Promise<Trial> => {
      const { originalInput: line, variables } = prompt;
      const judged = { line, facts: givenFacts(variables, trial), replies: trial.replies };
      return { ...trial, verdicts: await judgeReplies(model, judged, { spend, signal: ending }) };
    }),
  );
  await store({ trials, outcome: outcomeOf(trials) });
  return getComparison(services, viewer, promptId, comparisonId);
}

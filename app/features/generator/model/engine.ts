import type { ErrorCode } from "~/errors";

/** Engine name for plain code without a model. */
export const builtinEngine = "builtin";

/** Errors of a model call. */
export const modelErrors = [
  "budget_exhausted",
  "model_failed",
  "model_refused",
  "model_busy",
  "model_timeout",
] as const satisfies ErrorCode[];

/** Errors of a provider; the built-in engine takes over. */
export const providerErrors: readonly ErrorCode[] = ["model_failed", "model_busy", "model_timeout"];

import type { ErrorCode } from "~/errors";

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

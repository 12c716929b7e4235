import type { z } from "zod";

export interface ModelRequest<T> {
  /** The product's fixed instructions: first, for prompt caching. */
  instructions: string;
  /** Variable instructions: last. */
  closing?: string;
  /** People's text, fenced as data; never part of the instructions. */
  input: string;
  /** The reply's shape: an object without transforms, so that it can be sent as JSON Schema. */
  schema: z.ZodType<T>;
  /** Awaited before every model call, the repair included; its error prevents the call. */
  spend: () => Promise<void>;
  /** Use the fast model where one is configured. */
  fast?: boolean;
  /** Aborts the model call; `generate` then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Receives every new partial reply while the model writes; leave out for a plain call. */
  onPartial?: (partial: unknown) => void;
}

/** A language model behind an OpenAI-compatible service. */
export interface Model {
  /** Shown as the engine. */
  readonly name: string;
  /**
   * One structured reply, repaired once if it does not fit the schema. Errors: `model_failed`, `model_refused`,
   * `model_busy` (with retryAfter, in seconds), `model_timeout`.
   */
  generate<T>(request: ModelRequest<T>): Promise<T>;
}

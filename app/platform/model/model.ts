import type { z } from "zod";

export interface ModelRequest<T> {
  /** The fixed instructions of the product: first, so that a service can keep them from call to call. */
  instructions: string;
  /** Instructions that differ from call to call: last. */
  closing?: string;
  /** What people wrote, delimited as data; never part of the instructions. */
  input: string;
  /** The answer's shape: an object without transforms, so that it can be sent as JSON Schema. */
  schema: z.ZodType<T>;
  /** Awaited before every call upstream, the repair included; what it throws keeps the call from being made. */
  spend: () => Promise<void>;
  /** Use the fast model where one is configured. */
  fast?: boolean;
  /** Aborts the call upstream; `answer` then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called with every new partial answer while the model writes; leave out for a plain call. */
  onPartial?: (partial: unknown) => void;
}

/** A language model behind an OpenAI-compatible service. */
export interface Model {
  /** Shown to people as the engine that answered. */
  readonly name: string;
  /**
   * One structured answer, repaired once when it does not fit the schema.
   * Errors: `model_failed`, `model_refused`, `model_busy` (with retryAfter, in seconds), `model_timeout`.
   */
  answer<T>(request: ModelRequest<T>): Promise<T>;
}

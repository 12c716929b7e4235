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

/** A conversation in free text. The last message is the person's. */
export interface Conversation {
  messages: readonly { role: "user" | "assistant"; text: string }[];
  /** As in `ModelRequest`. */
  spend: () => Promise<void>;
  /** As in `ModelRequest`. */
  signal?: AbortSignal;
  /** Receives every new piece of the reply; leave out for a plain call. */
  onText?: (piece: string) => void;
}

/** The model's next message. */
export interface ConversationReply {
  text: string;
  /** Whether it ended at the model's limit of length. */
  atLimit: boolean;
  /** Whether its stream ended too early, by a failure or a time-out: the text is what came until then. */
  isCut: boolean;
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
  /** The next message of a conversation, without instructions of ours. Errors as `generate`, without a repair. */
  converse(conversation: Conversation): Promise<ConversationReply>;
}

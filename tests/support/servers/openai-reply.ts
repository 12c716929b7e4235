/** One scripted reply of the OpenAI server. A lane sends its replies in order, each once. */
export type Reply = ReplyKind & {
  /** Only for requests whose body contains this text, e.g. a purpose; without it, for any. */
  when?: string;
};

type ReplyKind =
  | {
      kind: "answer";
      /** Text, else JSON. `%SYSTEM%` and `%INPUT%` in it are replaced by the request's instructions and input. */
      content: unknown;
      finishReason?: "stop" | "length" | "content_filter";
      /** Begins only when its lane is released. */
      held?: boolean;
      /** Milliseconds before the first token. */
      firstTokenAfter?: number;
      /** Milliseconds between the pieces of a stream. */
      every?: number;
      /** Characters per piece of a stream. */
      pieceLength?: number;
    }
  | { kind: "refusal"; text: string }
  /** A page of another service in place of a reply. */
  | { kind: "page"; html: string }
  | { kind: "error"; status: number; message: string; code?: string; param?: string; retryAfter?: string }
  /** Sends the first `after` characters of the content (streams only), then nothing, and never ends. */
  | { kind: "hang"; content?: unknown; after?: number }
  /** As `hang`, but the connection is destroyed. */
  | { kind: "cut"; content?: unknown; after?: number }
  /**
   * Translates every request by a rule (`pretendTranslation`), without a limit. A gullible one lets a text decide the
   * translations of the others in its call (`orderFor`).
   */
  | { kind: "translate"; gullible?: boolean };

/** A reply sent as scripted. */
export type ScriptedReply = Exclude<Reply, { kind: "translate" }>;

/** One recorded request. */
export interface RecordedCall {
  body: {
    model: string;
    messages: { role: string; content: string }[];
    stream?: boolean;
    [setting: string]: unknown;
  };
  headers: Record<string, string | string[] | undefined>;
  /** The whole reply is written. */
  sent: boolean;
  /** The client closed the connection before the response was complete. */
  clientLeft: boolean;
}

/** A model's response to a short line without Deep Thinking. */
export const writtenReply = {
  questions: [
    {
      label: "For whom",
      question: "For whom is it?",
      example: "",
      options: ["Neighbours", "Children", "All"],
    },
  ],
  wishes: ["Two versions to choose from."],
  topics: ["notice", "festival"],
};

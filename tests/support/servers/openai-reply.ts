/** One scripted answer of the OpenAI server. A lane gives its replies in order, each once. */
export type Reply = ReplyKind & {
  /** Only for requests whose body contains this text, e.g. a purpose; without it, for any. */
  when?: string;
};

type ReplyKind =
  | {
      kind: "answer";
      /** The message: text as it is, anything else as JSON. `%SYSTEM%` and `%INPUT%` in it become the request's instructions and input. */
      content: unknown;
      finishReason?: "stop" | "length" | "content_filter";
      /** Milliseconds before the first word. */
      firstTokenAfter?: number;
      /** Milliseconds between the pieces of a stream. */
      every?: number;
      /** Characters per piece of a stream. */
      pieceLength?: number;
    }
  | { kind: "refusal"; text: string }
  | { kind: "error"; status: number; message: string; code?: string; param?: string; retryAfter?: string }
  /** Sends the first `after` characters of the content (streams only), then nothing, and never ends. */
  | { kind: "hang"; content?: unknown; after?: number }
  /** As `hang`, but the connection is destroyed. */
  | { kind: "cut"; content?: unknown; after?: number }
  /**
   * Translates whatever it is asked to, by a rule (`pretendTranslation`), as often as it is asked. A gullible one lets a text decide
   * how the others in its call are translated (`orderFor`).
   */
  | { kind: "translate"; gullible?: boolean };

/** What is sent as it is scripted. */
export type ScriptedReply = Exclude<Reply, { kind: "translate" }>;

/** What the server saw of one request. */
export interface RecordedCall {
  body: {
    model: string;
    messages: { role: string; content: string }[];
    stream?: boolean;
    [setting: string]: unknown;
  };
  headers: Record<string, string | string[] | undefined>;
  /** The client closed the connection before the answer was complete. */
  clientLeft: boolean;
}

/** What a model answers to a short line without Deep Thinking. */
export const writtenAnswer = {
  points: ["Say when and where first."],
  questions: [{ label: "For whom", question: "For whom is it?", options: ["Neighbours", "Children"] }],
  wishes: ["Two versions to choose from."],
  topics: ["notice", "festival"],
};

import type { RecordedCall, Reply } from "./openai-reply";

/** Replies and records of one user of the OpenAI server. */
export interface OpenAiLane {
  /** The base URL for a model's configuration. */
  baseUrl: string;
  /** Replaces the remaining replies and clears the recorded calls. */
  script(...replies: Reply[]): Promise<void>;
  /** Lets the held replies begin. */
  release(): Promise<void>;
  calls(): Promise<RecordedCall[]>;
}

/**
 * A lane of the OpenAI server at `serverUrl`, with replies and records of its own, so that tests do not disturb each
 * other. A client by HTTP, and so usable in Node, workerd and browser tests.
 */
export function openAiLane(serverUrl: string, name: string = crypto.randomUUID()): OpenAiLane {
  const control = `${serverUrl}/lanes/${name}`;
  const order = async (request: RequestInit) => {
    const response = await fetch(control, request);
    if (!response.ok) throw new Error(`The OpenAI server answered ${response.status}.`);
  };
  return {
    baseUrl: `${control}/v1`,
    script: (...replies) => order({ method: "PUT", body: JSON.stringify(replies) }),
    release: () => order({ method: "POST" }),
    async calls() {
      const response = await fetch(control);
      return (await response.json()) as RecordedCall[];
    },
  };
}

import type { RecordedCall, Reply } from "./openai-reply";

interface OpenAiLane {
  /** The base URL for a model's configuration. */
  baseUrl: string;
  /** Replaces the remaining replies and clears the recorded calls. */
  script(...replies: Reply[]): Promise<void>;
  calls(): Promise<RecordedCall[]>;
}

/**
 * A lane of the OpenAI server at `serverUrl`, with replies and records of its own, so that tests do not disturb each
 * other. A client by HTTP, and so usable in Node, workerd and browser tests.
 */
export function openAiLane(serverUrl: string, name: string = crypto.randomUUID()): OpenAiLane {
  const control = `${serverUrl}/lanes/${name}`;
  return {
    baseUrl: `${control}/v1`,
    async script(...replies) {
      const response = await fetch(control, { method: "PUT", body: JSON.stringify(replies) });
      if (!response.ok) throw new Error(`The OpenAI server answered ${response.status}.`);
    },
    async calls() {
      const response = await fetch(control);
      return (await response.json()) as RecordedCall[];
    },
  };
}

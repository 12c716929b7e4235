import { recentValues } from "~/platform/recent-values";

/** An encoded answer of a GET, with the headers that its method set. */
export interface EncodedAnswer {
  body: Uint8Array<ArrayBuffer>;
  tag: string;
  headers: [name: string, value: string][];
}

/** What one isolate holds, in bytes; an isolate has 128 MB. */
const memoryLimit = 4_000_000;

/** Milliseconds; short, since answers to members are private. */
const lifetime = 60_000;

/** The answers of the last minute by call; null: asked for once. */
const answers = recentValues<{ version: string; answer: EncodedAnswer } | null>(memoryLimit);

/**
 * The answer to a call, made anew unless the one kept under this `key` was made of the same version of the data. A call that nobody
 * repeats costs nothing more: the version is read from its second time within a minute on. It is read before the data, which may be
 * newer than it, never older.
 */
export async function keptAnswer<Answer extends EncodedAnswer | Response>(
  key: string,
  readVersion: () => string | Promise<string>,
  make: () => Promise<Answer>,
): Promise<Answer | EncodedAnswer> {
  const held = answers.find(key);
  if (held === undefined) {
    answers.keep(key, null, 0, lifetime);
    return make();
  }
  const version = await readVersion();
  if (held?.version === version) return held.answer;
  const answer = await make();
  if (!(answer instanceof Response)) answers.keep(key, { version, answer }, answer.body.byteLength, lifetime);
  return answer;
}

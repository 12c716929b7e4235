import { renameSync, writeFileSync } from "node:fs";

import { fillPrompt } from "~/domain/variables";
import { runPrompt } from "~/features/runs/compare/run-prompt.server";
import { exampleTextLimit } from "~/features/sharing/examples/limits";
import { replyLimit } from "~/features/runs/try/limits";
import { countCharacters } from "~/features/text/visible-text";
import type { Model } from "~/platform/model/model";

import { askedHash, readResults, resultsFile, type EditorsResults } from "./editors-results";
import { readEditors, type EditorsPost } from "./read-editors";

// The caller's model counts its calls.
const call = { spend: async () => {} };

/** The prompts of a folder that lack a result of a model, or have changed since. Those of pictures, films and automations have none. */
export function promptsWithoutResult(folder?: string, drawings?: string): EditorsPost[] {
  return readEditors(folder, drawings).filter((post) => post.use === "text" && post.result === null);
}

/** Runs one prompt with its example's values, in a second turn with its answers, and writes the result to the folder's file. */
export async function makeResult(
  executor: Pick<Model, "name" | "converse">,
  folder: string,
  post: EditorsPost,
) {
  const { file, content, variables, sample } = post;
  const prompt = fillPrompt(content, variables, sample.values);
  const text = await runPrompt(executor, prompt, () => sample.answers ?? null, replyLimit, call);
  const result = {
    hash: askedHash(post),
    engine: executor.name,
    text: countCharacters(text) > exampleTextLimit ? null : text,
  };
  // Read again each time: others are made at the same time.
  writeResults(folder, { ...readResults(folder), [file]: result });
  return result;
}

/** Writes the results in the order of their files, whole at once. */
function writeResults(folder: string, results: EditorsResults): void {
  const sorted = Object.fromEntries(Object.entries(results).sort(([one], [other]) => (one < other ? -1 : 1)));
  const file = resultsFile(folder);
  writeFileSync(`${file}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

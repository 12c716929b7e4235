import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { exampleTextLimit } from "~/features/sharing/examples/limits";
import { typedText } from "~/features/text/typed-text";

import type { editorsPrompt } from "./editors-prompt";

const editorsResult = z.strictObject({
  /** Of what was asked, so that a changed prompt is asked again. */
  hash: z.string(),
  /** The model that replied. */
  engine: z.string(),
  /** What it made. Null: more than an example shows. */
  text: typedText(exampleTextLimit).nullable(),
});

export type EditorsResult = z.output<typeof editorsResult>;

const editorsResults = z.record(z.string(), editorsResult);

/** What models made of the editors' prompts, by the prompts' files without their ending. */
export type EditorsResults = z.output<typeof editorsResults>;

export const resultsFile = (folder: string) => join(folder, "results.json");

/** The results next to the prompts of a folder; none without the file. Errors: its faults. */
export function readResults(folder: string): EditorsResults {
  const file = resultsFile(folder);
  return existsSync(file) ? editorsResults.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

/** The hash of what is asked with a prompt: its text with its variables, the example's values and answers. */
export const askedHash = ({
  content,
  variables,
  sample,
}: Pick<z.output<typeof editorsPrompt>, "content" | "variables" | "sample">) =>
  createHash("sha256")
    .update(JSON.stringify([content, variables, sample.values, sample.answers ?? null]))
    .digest("hex");

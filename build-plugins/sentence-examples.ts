import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

import { sentencesOf } from "../app/features/text/segments.ts";
import type { Language } from "../app/domain/languages.ts";

/** The folder of the editors' prompts. */
export const editors = join(import.meta.dirname, "../editors");
const editorsPrompt = z.looseObject({ language: z.string(), content: z.string() });

/** The sentences of the editors' prompts in a language, all of which are needed. */
export const readEditorsSentences = (language: Language): string[] =>
  globSync("*/*.yaml", { cwd: editors })
    .sort()
    .map((file) => editorsPrompt.parse(parse(readFileSync(join(editors, file), "utf8"))))
    .filter((prompt) => prompt.language === language)
    .flatMap(({ content }) => sentencesOf(content).map(({ start, end }) => content.slice(start, end).trim()))
    .filter((sentence) => /\p{L}/u.test(sentence));

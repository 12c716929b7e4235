import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { parse } from "yaml";
import { z } from "zod";

import { editorsPrompt, type EditorsPrompt } from "./editors-prompt";

const root = join(import.meta.dirname, "../../editors");

/** The prompts of `editors/`, so mixed that the first page of a town with them shows every category. Errors: the faults of every file. */
export function readEditors(folder = root): EditorsPrompt[] {
  const faults: string[] = [];
  const prompts = globSync("*/*.yaml", { cwd: folder })
    .sort()
    .flatMap((file) => {
      try {
        const source = parse(readFileSync(join(folder, file), "utf8"));
        return [editorsPrompt.parse({ ...source, category: dirname(file) })];
      } catch (error) {
        faults.push(`${file}\n${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`);
        return [];
      }
    });
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return mixed(prompts);
}

/** The prompts, those of each category and language evenly spread. */
const mixed = (prompts: readonly EditorsPrompt[]) =>
  prompts
    .map((prompt) => {
      const { category, language } = prompt;
      const alike = prompts.filter((other) => other.category === category && other.language === language);
      return { prompt, share: (alike.indexOf(prompt) + 0.5) / alike.length };
    })
    .sort((one, other) => one.share - other.share)
    .map(({ prompt }) => prompt);

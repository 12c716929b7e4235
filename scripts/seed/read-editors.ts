import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { parse } from "yaml";
import { z } from "zod";

import { editorsPrompt } from "./editors-prompt";
import { askedHash, readResults, type EditorsResult } from "./editors-results";

const root = join(import.meta.dirname, "../..");

/** A prompt of the editors with the drawing of its sample; null: the sample is a text. */
export type EditorsPost = z.output<typeof editorsPrompt> & {
  /** Its file, `<category>/<name>`. */
  file: string;
  drawing: Drawing | null;
  /** What a model made of the prompt as it is now. Null: nothing yet. */
  result: EditorsResult | null;
};

/** A drawing in `public/editors/`, in pixels. */
interface Drawing {
  name: string;
  width: number;
  height: number;
}

/**
 * The prompts of `editors/`, so mixed that the first page of a town with them shows every category, with the drawings of `public/editors/`.
 * Errors: the faults of every file.
 */
export function readEditors(
  folder = join(root, "editors"),
  drawings = join(root, "public/editors"),
): EditorsPost[] {
  const faults: string[] = [];
  const results = readResults(folder);
  const prompts = globSync("*/*.yaml", { cwd: folder })
    .sort()
    .flatMap((file) => {
      try {
        const source = parse(readFileSync(join(folder, file), "utf8"));
        const prompt = editorsPrompt.parse({ ...source, category: dirname(file) });
        const name = basename(file, ".yaml");
        const drawing = prompt.sample.picture ? readDrawing(drawings, name) : null;
        const id = `${dirname(file)}/${name}`;
        const made = results[id];
        return [{ ...prompt, file: id, drawing, result: made?.hash === askedHash(prompt) ? made : null }];
      } catch (error) {
        faults.push(`${file}\n${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`);
        return [];
      }
    });
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return mixed(prompts);
}

/** The size of a drawing, from its first tag. Errors: it is not there, or has no size. */
function readDrawing(folder: string, name: string): Drawing {
  const [tag = ""] = /<svg[^>]*>/.exec(readFileSync(join(folder, `${name}.svg`), "utf8")) ?? [];
  const side = (attribute: string) => Number(new RegExp(`\\s${attribute}="(\\d+)"`).exec(tag)?.[1]);
  const size = { width: side("width"), height: side("height") };
  if (!size.width || !size.height) throw new Error(`${name}.svg tells no width and height`);
  return { name, ...size };
}

/** The prompts, those of each category and language evenly spread. */
const mixed = (prompts: readonly EditorsPost[]) =>
  prompts
    .map((prompt) => {
      const { category, language } = prompt;
      const alike = prompts.filter((other) => other.category === category && other.language === language);
      return { prompt, share: (alike.indexOf(prompt) + 0.5) / alike.length };
    })
    .sort((one, other) => one.share - other.share)
    .map(({ prompt }) => prompt);

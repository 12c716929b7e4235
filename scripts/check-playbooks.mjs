// Checks the files named, or all of `playbooks/`, against the schema: `node scripts/check-playbooks.mjs [file …]`.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

import { playbookSource } from "../app/features/playbooks/schema.ts";
import { isSubcategory } from "../app/domain/categories.ts";
import { languages } from "../app/languages.ts";

const root = join(import.meta.dirname, "../playbooks");
const all = () =>
  ["text", "automation", "image", "video"].flatMap((use) =>
    readdirSync(join(root, use))
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => join(root, use, name)),
  );
const files = process.argv.length > 2 ? process.argv.slice(2) : all();
let faults = 0;
const complain = (file, what) => {
  faults += 1;
  console.error(`${file}: ${what}`);
};
/** The longest wish in each language, in characters; a label or an option may have half as many. */
const longest = { ja: 60, en: 140, es: 150 };
for (const language of languages)
  if (!(language in longest)) complain("scripts/check-playbooks.mjs", `no longest wish in ${language}`);
for (const file of files) {
  try {
    const result = playbookSource.safeParse(parse(readFileSync(file, "utf8")));
    if (!result.success) {
      complain(file, z.prettifyError(result.error));
      continue;
    }
    const book = result.data;
    const [category, subcategory] = book.place.split("/");
    if (book.place !== "none" && !isSubcategory(category, subcategory))
      complain(file, `no such place: ${book.place}`);
    const ids = [...book.questions, ...book.wishes].map(({ id }) => id);
    for (const id of ids)
      if (ids.indexOf(id) !== ids.lastIndexOf(id)) complain(file, `"${id}" is there twice`);
    for (const { id, text } of book.wishes)
      for (const [language, words] of Object.entries(text))
        if ([...words].length > longest[language]) complain(file, `wish "${id}" is too long in ${language}`);
    for (const { id, options, label } of book.questions)
      for (const option of [label, ...options])
        for (const [language, words] of Object.entries(option))
          if ([...words].length > longest[language] / 2)
            complain(file, `question "${id}": "${words}" is too long`);
    if (basename(file) !== "general.yaml" && book.wishes.length < 5) complain(file, "fewer than five wishes");
  } catch (error) {
    complain(file, error.message);
  }
}
console.log(`${files.length} playbooks, ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;

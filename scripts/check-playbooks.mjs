// Checks the files named, or all of `playbooks/`, against the schema and the rules of its README, and `editors/` against its own:
// `node scripts/check-playbooks.mjs [file …]`. Files named are playbooks; their lines are checked with them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

import {
  defaultsSource,
  folders,
  linesSource,
  passagesSource,
  playbookSource,
  sceneDefaultsSource,
  synonymsSource,
  townSource,
} from "../app/features/generator/playbooks/schema.ts";
import { isSubcategory } from "../app/domain/categories.ts";
import { foldText } from "../app/features/text/fold-text.ts";
import { languages } from "../app/domain/languages.ts";
import { importModule } from "./import-module.mjs";
import { groupsWithoutPrompt } from "./groups-without-prompt.mjs";

const root = join(import.meta.dirname, "../playbooks");
const files =
  process.argv.length > 2
    ? process.argv.slice(2).map((file) => resolve(file))
    : folders.flatMap((folder) => yamlIn(folder).map((name) => join(root, folder, name)));

/** Fewest lines of a kind, and of a family or a general playbook, in each language. */
const fewest = { kind: 60, wide: 40 };

/** How a question begins or ends: a label before an answer is none. */
const asked = {
  ja: /か$/u,
  en: /^(?:whom?|which|how|where|when|why|whether)\b|^what (?!must not)/iu,
  es: /^(?:a |de |en |con |para |por )?(?:qué|cuál(?:es)?|quién(?:es)?|cómo|a?dónde|cuándo|cuánt[oa]s?)(?!\p{L})/iu,
};

/** Longest texts in each language, in characters: what stands in a list, is asked, answers, is wished, or ends a prompt. */
const longest = {
  label: { ja: 20, en: 50, es: 55 },
  ask: { ja: 32, en: 70, es: 75 },
  example: { ja: 36, en: 80, es: 85 },
  wish: { ja: 50, en: 110, es: 120 },
  ending: { ja: 160, en: 330, es: 330 },
};

let faults = 0;
const complain = (file, what) => {
  faults += 1;
  console.error(`${relative(join(root, ".."), file)}: ${what}`);
};

function yamlIn(folder) {
  return readdirSync(join(root, folder)).filter((name) => name.endsWith(".yaml"));
}

/** A file's content; null, with complaints, for an invalid one. */
function readSource(file, schema) {
  try {
    const result = schema.safeParse(parse(readFileSync(file, "utf8")));
    if (result.success) return result.data;
    complain(file, z.prettifyError(result.error));
  } catch (error) {
    complain(file, error.message);
  }
  return null;
}

const repeated = (names) => new Set(names.filter((name, index) => names.indexOf(name) !== index));

const isPlace = (place) => {
  const [category, subcategory] = place.split("/");
  return isSubcategory(category, subcategory);
};

function checkLengths(file, what, kind, said) {
  for (const [language, words] of Object.entries(said ?? {}))
    if ([...words].length > longest[kind][language])
      complain(file, `${what} is longer than ${longest[kind][language]} characters in ${language}: ${words}`);
}

/** A label of a picture or film stands in no prompt. */
function checkQuestion(file, what, { label, ask }, isShown = true) {
  for (const [language, words] of Object.entries(label))
    if (isShown && asked[language].test(words)) complain(file, `a label is a question: ${words}`);
  checkLengths(file, `the label of ${what}`, "label", label);
  checkLengths(file, `the question of ${what}`, "ask", ask);
  if (!/^[^？。]*(?:？|ください|どうぞ)$/u.test(ask.ja))
    complain(file, `the question of ${what} is not one sentence: ${ask.ja}`);
  for (const words of Object.values(label))
    if (/[?？!！。.:：、,]$/u.test(words)) complain(file, `a label ends in punctuation: ${words}`);
}

function checkBook(file, book, folder) {
  const { facts, choices, wishes, avoid, ending, contract, family, place, needs } = book;
  const isGeneral = basename(file) === "general.yaml";
  if (place !== "none" && !isPlace(place)) complain(file, `no such place: ${place}`);
  if (folder === "text" && !isGeneral && !family) complain(file, "it needs a family");
  if (folder !== "text" && family) complain(file, "only kinds of text have a family");
  if (family && !existsSync(join(root, "families", `${family}.yaml`)))
    complain(file, `no such family: ${family}`);
  const others = needs ? [folder, "families"].map((one) => join(root, one, `${needs.otherwise}.yaml`)) : [];
  if (needs && !others.some((other) => existsSync(other)))
    complain(file, `no such playbook: ${needs.otherwise}`);
  const isConversation = folder !== "image" && folder !== "video";
  if (isConversation && (folder === "families" || isGeneral) && !ending) complain(file, "it needs an ending");
  // A family has both where some of its kinds are sessions.
  if (ending && contract && folder !== "families")
    complain(file, "a contract stands in the place of an ending");
  if (facts.filter(({ material }) => material).length > 1) complain(file, "two facts are material");
  // Otherwise a line could leave the AI nothing to ask for.
  if (facts.every(({ about, material }) => material || about.length > 0))
    complain(file, "no fact is asked for whatever the line says");
  for (const fact of facts) {
    checkQuestion(file, `"${fact.id}"`, fact, isConversation);
    checkLengths(file, `the example of "${fact.id}"`, "example", fact.example);
  }
  for (const choice of choices) {
    checkQuestion(file, `"${choice.id}"`, choice, isConversation);
    for (const option of choice.options) checkLengths(file, `an option of "${choice.id}"`, "label", option);
  }
  checkLengths(file, "avoid", "example", avoid);
  checkLengths(file, "ending", "ending", ending);
  checkLengths(file, "contract", "ending", contract);
  for (const { id, text } of wishes) checkLengths(file, `wish "${id}"`, "wish", text);
  const ids = [...facts, ...choices, ...wishes].map(({ id }) => id);
  for (const id of repeated(ids)) complain(file, `"${id}" is there twice`);
  if (ids.includes("avoid")) complain(file, '"avoid" is the id of the last question');
}

function checkLines(file, folder) {
  const lines = join(root, "lines", folder, basename(file));
  if (!existsSync(lines)) return complain(file, `no ${relative(root, lines)}`);
  const isWide = folder === "families" || basename(file) === "general.yaml";
  const least = isWide ? fewest.wide : fewest.kind;
  for (const [language, list] of Object.entries(readSource(lines, linesSource(1)) ?? {})) {
    const different = new Set(list.map((line) => foldText(line).trim())).size;
    if (different < least)
      complain(lines, `${different} different lines in ${language}, ${least} are wanted`);
  }
}

/** Every line has one label among those of its use and language; families are among the kinds of text. */
function checkLabels() {
  for (const group of [["text", "families"], ["automation"], ["image"], ["video"]]) {
    const labels = new Map();
    for (const folder of group)
      for (const name of yamlIn(`lines/${folder}`)) {
        const file = join(root, "lines", folder, name);
        if (!existsSync(join(root, folder, name))) complain(file, "no such playbook");
        for (const [language, list] of Object.entries(readSource(file, linesSource(1)) ?? {}))
          for (const line of list) {
            const key = `${language} ${foldText(line).trim()}`;
            const other = labels.get(key) ?? file;
            labels.set(key, other);
            if (other !== file) complain(file, `"${line}" is in ${relative(root, other)} too`);
          }
      }
  }
  for (const name of yamlIn("families"))
    if (existsSync(join(root, "text", name)))
      complain(join(root, "families", name), "a kind of text has the same id");
}

function checkDefaults() {
  const file = join(root, "automation-defaults.yaml");
  const defaults = readSource(file, defaultsSource);
  if (!defaults) return;
  const { words, rules } = defaults;
  const named = rules.flatMap(({ needs, unless, notFor }) => [
    ...needs,
    ...unless,
    // Words of deleting apply a rule to the kinds that it is not for.
    ...(notFor.length > 0 ? ["erases"] : []),
  ]);
  for (const group of new Set(named)) if (!(group in words)) complain(file, `no such words: ${group}`);
  for (const group of Object.keys(words))
    if (!named.includes(group)) complain(file, `no rule needs the words: ${group}`);
  for (const id of repeated(rules.map((rule) => rule.id))) complain(file, `"${id}" is there twice`);
  for (const kind of new Set(rules.flatMap(({ notFor }) => notFor)))
    if (!existsSync(join(root, "automation", `${kind}.yaml`))) complain(file, `no such playbook: ${kind}`);
}

function checkSceneDefaults() {
  const file = join(root, "scene-defaults.yaml");
  const defaults = readSource(file, sceneDefaultsSource) ?? {};
  for (const use of Object.keys(defaults))
    for (const kind of Object.keys(defaults[use]))
      if (!existsSync(join(root, use, `${kind}.yaml`))) complain(file, `no such playbook: ${use}/${kind}`);
}

function checkPassages() {
  const file = join(root, "passages.yaml");
  const passages = readSource(file, passagesSource);
  if (!passages) return;
  const { lead, last, foreign, avoid, success } = passages;
  for (const [place, texts] of [
    ["{items}", [...lead.text, ...lead.automation]],
    ["{count}", [...lead.text, ...lead.automation]],
    ["{avoid}", [last]],
  ])
    for (const text of texts.flatMap(Object.values))
      if (text.split(place).length !== 2) complain(file, `${place} is not once in: ${text}`);
  if (!foreign.other) complain(file, 'no passage for "other" languages');
  for (const [use, question] of [...Object.entries(avoid), ...Object.entries(success)])
    checkQuestion(file, use, question);
}

function checkTown() {
  const file = join(root, "town.yaml");
  for (const place of Object.keys(readSource(file, townSource) ?? {}))
    if (!place.startsWith("none/") && !isPlace(place)) complain(file, `no such place: ${place}`);
}

/** The editors' prompts. */
async function readPrompts() {
  const { readEditors } = await importModule("scripts/seed/read-editors.ts");
  try {
    return readEditors();
  } catch (error) {
    return complain(join(root, "../editors"), error.message) ?? [];
  }
}

async function checkSynonyms(prompts) {
  const file = join(root, "synonyms.yaml");
  const groups = await groupsWithoutPrompt(readSource(file, synonymsSource) ?? {}, prompts);
  for (const group of groups) complain(file, `no prompt for: ${group.join(", ")}`);
}

for (const limits of Object.values(longest))
  for (const language of languages)
    if (!(language in limits)) complain(import.meta.filename, `no longest text in ${language}`);
for (const file of files) {
  const folder = basename(dirname(file));
  const book = readSource(file, playbookSource);
  if (book) checkBook(file, book, folder);
  checkLines(file, folder);
}
checkLabels();
checkDefaults();
checkSceneDefaults();
checkPassages();
checkTown();
const prompts = await readPrompts();
await checkSynonyms(prompts);
console.log(`${files.length} playbooks, ${prompts.length} prompts of the editors, ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { parse } from "yaml";
import { z } from "zod";

import { train, type Example } from "../app/features/generator/playbooks/classifier.ts";
import { trainRegression } from "../app/features/generator/playbooks/logistic-regression.ts";
import {
  defaultsSource,
  fillersSource,
  folders,
  glossarySource,
  linesSource,
  passagesSource,
  sceneDefaultsSource,
  sentencesSource,
  synonymsSource,
  playbookSource,
  topicsSource,
  townSource,
  unclearSource,
  type PlaybooksSource,
  type SentenceModel,
} from "../app/features/generator/playbooks/schema.ts";
import { languages, type Language } from "../app/domain/languages.ts";
import { editors, readEditorsSentences } from "./sentence-examples.ts";

const virtual = "virtual:playbooks";
const root = join(import.meta.dirname, "../playbooks");
const uses = ["text", "automation", "image", "video"] as const;

/** A YAML file, validated by its schema. Errors: the file's name and every fault in it. */
function readSource<T>(file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(parse(readFileSync(join(root, file), "utf8")));
  if (!result.success) throw new Error(`playbooks/${file}\n${z.prettifyError(result.error)}`);
  return result.data;
}

const idsIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => name.slice(0, -".yaml".length));

/** The files of a folder by id. */
const readFolder = <T>(folder: string, schema: z.ZodType<T>): Record<string, T> =>
  Object.fromEntries(idsIn(folder).map((id) => [id, readSource(`${folder}/${id}.yaml`, schema)]));

const leastLines = 40;

type Lines = Record<(typeof folders)[number], Record<string, Record<(typeof languages)[number], string[]>>>;

/** The labeled lines of every playbook. */
export const readPlaybookLines = (): Lines =>
  Object.fromEntries(
    folders.map((folder) => [folder, readFolder(`lines/${folder}`, linesSource(leastLines))]),
  ) as Lines;

/** Lines with the ids of their playbooks; families are among the kinds of text. */
const kindExamples = (
  lines: Lines,
  use: (typeof uses)[number],
  language: (typeof languages)[number],
): Example[] =>
  [lines[use], use === "text" ? lines.families : {}].flatMap((books) =>
    Object.entries(books).flatMap(([label, { [language]: list }]) => list.map((line) => ({ label, line }))),
  );

/** Lines of each playbook for its category in the town: with more, categories of many playbooks attract everything. */
const linesPerCategory = 5;

/** Lines with their categories in the town; `none/…` means no category. */
function categoryExamples(
  lines: Lines,
  books: PlaybooksSource["books"],
  town: z.output<typeof townSource>,
  language: (typeof languages)[number],
): Example[] {
  const examples = folders.flatMap((folder) =>
    Object.entries(books[folder])
      .filter(([id]) => id !== "general")
      .flatMap(([id, { place }]) =>
        lines[folder][id]![language].slice(0, linesPerCategory).map((line) => ({
          label: place === "none" ? `none/${id}` : place,
          line,
        })),
      ),
  );
  for (const [label, lists] of Object.entries(town))
    for (const line of lists[language]) examples.push({ label, line });
  return examples;
}

/** Lines of each playbook among the needed sentences. */
const linesPerTask = 60;

/** The model that tells a prompt's padding from its needed sentences; lines with a task are among these. */
function learnSentences(lines: Lines, language: Language): SentenceModel {
  const { needed, ...padding } = readSource(`sentences/${language}.yaml`, sentencesSource);
  const ofKinds = Object.entries(padding).flatMap(([label, list]) => list.map((line) => ({ label, line })));
  const tasks = Object.values(lines).flatMap((books) =>
    Object.values(books).flatMap(({ [language]: list }) => list.slice(0, linesPerTask)),
  );
  return {
    padding: trainRegression([
      ...ofKinds.map(({ line }) => ({ line, isOne: true })),
      ...[...needed, ...tasks, ...readEditorsSentences(language)].map((line) => ({ line, isOne: false })),
    ]),
    kinds: train(ofKinds),
  };
}

const byLanguage = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;

/** All of `playbooks/`, validated, with the classifiers learned from the lines. */
export function readPlaybooks(): PlaybooksSource {
  const books = Object.fromEntries(
    folders.map((folder) => [folder, readFolder(folder, playbookSource)]),
  ) as PlaybooksSource["books"];
  const lines = readPlaybookLines();
  const town = readSource("town.yaml", townSource);
  return {
    books,
    kinds: Object.fromEntries(
      uses.flatMap((use) =>
        languages.map((language) => [`${use}/${language}`, train(kindExamples(lines, use, language))]),
      ),
    ),
    places: byLanguage((language) => train(categoryExamples(lines, books, town, language))),
    topics: readSource("topics.yaml", topicsSource),
    sentences: byLanguage((language) => learnSentences(lines, language)),
    fillers: readSource("fillers.yaml", fillersSource),
    unclear: readSource("unclear.yaml", unclearSource),
    glossary: readSource("glossary.yaml", glossarySource),
    passages: readSource("passages.yaml", passagesSource),
    defaults: readSource("automation-defaults.yaml", defaultsSource),
    synonyms: readSource("synonyms.yaml", synonymsSource),
    sceneDefaults: readSource("scene-defaults.yaml", sceneDefaultsSource),
  };
}

/** The content as JSON, made once for all environments and test projects, until a file changes. */
let made: string | undefined;
const contentJson = () => (made ??= JSON.stringify(readPlaybooks()));

/** The address of the content among the browser's files; it changes with the content. */
const addressOf = (json: string) =>
  `assets/playbooks-${createHash("sha256").update(json).digest("hex").slice(0, 8)}.json`;

/** The content in the Worker of a build: a static asset, which is no part of the script that every start parses. */
const fromAssets = (address: string) => `import { env } from "cloudflare:workers";
export async function readSource() {
  const response = await env.ASSETS.fetch("https://assets.invalid/${address}");
  if (!response.ok) throw new Error("asset ${address}: " + response.status);
  return response.json();
}`;

/** Characters of the content in one module: the Worker of a development server or a test receives no longer one. */
const partLength = 1_000_000;

const partName = /^\0virtual:playbooks\/(\d+)$/;

/** The content in the Worker of a development server or a test: modules of a part each. */
const fromParts = (json: string) => {
  const count = Math.ceil(json.length / partLength);
  const parts = Array.from({ length: count }, (_, index) => `import("${virtual}/${index}")`);
  return `export async function readSource() {
  const parts = await Promise.all([${parts.join(", ")}]);
  return JSON.parse(parts.map((part) => part.default).join(""));
}`;
};

/** Serves the playbooks as `virtual:playbooks`; an invalid file stops the build. */
export function playbooks(): Plugin {
  return {
    name: "playbooks",
    resolveId: (id) => (id === virtual || id.startsWith(`${virtual}/`) ? `\0${id}` : undefined),
    load(id) {
      const part = partName.exec(id)?.[1];
      if (id !== `\0${virtual}` && part === undefined) return undefined;
      for (const folder of [root, editors]) this.addWatchFile?.(folder);
      if (this.environment.mode === "build") return fromAssets(addressOf(contentJson()));
      if (part === undefined) return fromParts(contentJson());
      const start = Number(part) * partLength;
      return `export default ${JSON.stringify(contentJson().slice(start, start + partLength))};`;
    },
    watchChange(file) {
      if ([root, editors].some((folder) => file.startsWith(folder))) made = undefined;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      const source = contentJson();
      this.emitFile({ type: "asset", fileName: addressOf(source), source });
    },
  };
}

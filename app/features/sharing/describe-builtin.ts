import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { recognize } from "~/features/generator/playbooks/recognize";
import type { Prompt } from "~/features/prompts/prompt";
import { typeTagUse } from "~/domain/prompt-use";
import { detectLanguage } from "~/features/generator/reading/language";
import { read } from "~/features/generator/reading/read";
import { phraseWithin } from "~/features/text/phrase-within";
import { countCharacters } from "~/features/text/visible-text";
import { listFormat } from "~/domain/formats";
import type { Language } from "~/domain/languages";

import { titleLimit } from "./limits";
import type { SharedTexts } from "./schema";

interface Words {
  task: (name: string) => string;
  inputs: (names: string) => string;
  /** In the place of further inputs. */
  more: string;
  gap: string;
}

/** A name of a task within a sentence: in lower case, unless it begins with an abbreviation. */
const inSentence = (name: string): string =>
  /^\p{Lu}[\p{Ll} ]/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name;

const words: Record<Language, Words> = {
  ja: {
    // A task may be named by a verb.
    task: (name) => `${name}${/[うくぐすつぬぶむる]$/u.test(name) ? "ときに" : "に"}使えるプロンプトです。`,
    inputs: (names) => `${names}を入れて使います。`,
    more: "ほかの項目",
    gap: "",
  },
  en: {
    task: (name) => `Made for: ${inSentence(name)}.`,
    inputs: (names) => `You fill in: ${names}.`,
    more: "more",
    gap: " ",
  },
  es: {
    task: (name) => `Sirve para: ${inSentence(name)}.`,
    inputs: (names) => `Se completa con: ${names}.`,
    more: "más",
    gap: " ",
  },
};

/** Inputs that are told. */
const mostInputs = 4;

const input = /\{\{([^{}\n]{1,60})\}\}/g;

/**
 * A title and a description by plain code, in the language of the purpose: its first sentence as the title, and as the description
 * the task of the prompt and its inputs; empty without either, so that the purpose is shown.
 */
export async function describeBuiltin({
  originalInput,
  content,
  type,
}: Pick<Prompt, "originalInput" | "content" | "type">): Promise<SharedTexts> {
  const playbooks = await openPlaybooks();
  const use = typeTagUse(type) ?? "text";
  const reading = read(originalInput, use, playbooks.topics);
  const { book, certain } = recognize(reading, playbooks);
  const language = detectLanguage(originalInput);
  const { task, inputs, more, gap } = words[language];
  const variables = inputsOf(content);
  const named = variables.length > mostInputs ? [...variables.slice(0, mostInputs), more] : variables;
  // A family of texts, such as "Explaining", says nothing that the title does not.
  const isTold = certain && (use !== "text" || playbooks.familyOf(book) !== null);
  const sentences = [
    ...(isTold ? [task(book.name[language])] : []),
    ...(named.length > 0 ? [inputs(listFormat(language).format(named))] : []),
  ];
  return {
    title: firstSentence(withoutBraces(reading.request), titleLimit),
    description: withoutBraces(sentences.join(gap)),
  };
}

const withoutBraces = (text: string): string => text.replace(input, (_, name: string) => name.trim());

/** The names of a text's inputs, of at most 40 characters. The pattern consumes blanks only once, so that runs of blanks cost no time. */
const inputsOf = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(input)]
      .map((match) => match[1]!.replaceAll("_", " ").trim())
      .filter((name) => name !== "" && countCharacters(name) <= 40),
  ),
];

/** Marks of a list or a heading, at the start of a line. */
const leadingMarks = /^(?:#{1,6}|[-*・•]|\d{1,3}[.)．）])(?:\s+|$)/;

/** The first sentence of a text, cut between phrases if too long. */
function firstSentence(text: string, limit: number): string {
  const [sentence = ""] = text
    .trim()
    .replace(leadingMarks, "")
    .split(/(?<=[。．！？!?])|(?<=\.)\s+|\n/, 1);
  const bare = sentence
    .replace(/(?<![。．.:：])[。．.:：]+$/, "")
    .replace(/\s+/g, " ")
    .trim();
  return phraseWithin(bare, limit);
}

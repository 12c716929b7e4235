import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { recognize } from "~/features/generator/playbooks/recognize";
import type { Prompt } from "~/features/prompts/prompt";
import { typeTags, typeTagUse, type TypeTag } from "~/domain/prompt-use";
import { ownTags } from "~/features/prompts/tags";
import { detectLanguage } from "~/features/generator/reading/language";
import { read } from "~/features/generator/reading/read";
import { countCharacters } from "~/features/text/visible-text";
import { listFormat } from "~/domain/formats";
import type { Language } from "~/domain/languages";

import { titleLimit } from "./limits";
import type { SharedTexts } from "./schema";

interface Words {
  kinds: Record<TypeTag, string>;
  sentence: (kind: string, task: string | null) => string;
  topics: (names: string) => string;
  inputs: (names: string) => string;
  /** In the place of further inputs. */
  more: string;
  gap: string;
}

const words: Record<Language, Words> = {
  ja: {
    kinds: {
      [typeTags.text]: "文章を作る",
      [typeTags.automation]: "業務を自動化する",
      [typeTags.image]: "画像を作る",
      [typeTags.video]: "動画を作る",
    },
    sentence: (kind, task) => `${task ? `「${task}」に使う、` : ""}${kind}プロンプトです。`,
    topics: (names) => `テーマは${names}です。`,
    inputs: (names) => `使う前に${names}を入れます。`,
    more: "ほかの項目",
    gap: "",
  },
  en: {
    kinds: {
      [typeTags.text]: "for writing",
      [typeTags.automation]: "for automating work",
      [typeTags.image]: "for creating an image",
      [typeTags.video]: "for creating a video",
    },
    sentence: (kind, task) => `A prompt ${kind}${task ? `: ${withinSentence(task)}` : ""}.`,
    topics: (names) => `It is about ${names}.`,
    inputs: (names) => `Fill in ${names} before you use it.`,
    more: "more",
    gap: " ",
  },
  es: {
    kinds: {
      [typeTags.text]: "para redactar textos",
      [typeTags.automation]: "para automatizar tareas",
      [typeTags.image]: "para crear una imagen",
      [typeTags.video]: "para crear un video",
    },
    sentence: (kind, task) => `Un prompt ${kind}${task ? `: ${withinSentence(task)}` : ""}.`,
    topics: (names) => `Trata de ${names}.`,
    inputs: (names) => `Antes de usarlo, completa ${names}.`,
    more: "más",
    gap: " ",
  },
};

/** Names of a list that are told. */
const most = { topics: 3, inputs: 4 };

/** A task's name without its capital; an abbreviation keeps it. */
const withinSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

const input = /\{\{([^{}\n]{1,60})\}\}/g;

/**
 * A title and a description by plain code, in the language of the purpose: its first sentence as the title, and as the description
 * the type and the task of the prompt, its tags, and its inputs.
 */
export async function describeBuiltin({
  originalInput,
  content,
  tags,
  type,
}: Pick<Prompt, "originalInput" | "content" | "tags" | "type">): Promise<SharedTexts> {
  const playbooks = await openPlaybooks();
  const reading = read(originalInput, typeTagUse(type) ?? "text", playbooks.topics);
  const { book, certain } = recognize(reading, playbooks);
  const language = detectLanguage(originalInput);
  const { kinds, sentence, topics, inputs, more, gap } = words[language];
  const task = certain ? book.name[language] : null;
  const list = (names: string[]) => listFormat(language).format(names);
  const subjects = ownTags(tags).filter((tag) => tag !== task);
  const variables = inputsOf(content);
  const told = variables.length > most.inputs ? [...variables.slice(0, most.inputs), more] : variables;
  const sentences = [
    sentence(kinds[type], task),
    ...(subjects.length > 0 ? [topics(list(subjects.slice(0, most.topics)))] : []),
    ...(told.length > 0 ? [inputs(list(told))] : []),
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
  const characters = [...bare];
  if (characters.length <= limit) return bare;
  const room = characters.slice(0, limit - 1).join("");
  const cut = Math.max(...["、", "，", ", ", " ", "・"].map((mark) => room.lastIndexOf(mark)));
  return `${cut > room.length / 2 ? room.slice(0, cut) : room}…`;
}

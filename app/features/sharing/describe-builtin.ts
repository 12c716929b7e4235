import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { recognize } from "~/features/generator/playbooks/recognize";
import type { Prompt } from "~/features/prompts/prompt";
import { typeTags, typeTagUse, type TypeTag } from "~/domain/prompt-use";
import { ownTags } from "~/features/prompts/tags";
import { detectLanguage } from "~/features/generator/reading/language";
import { read } from "~/features/generator/reading/read";
import { countCharacters } from "~/features/text/visible-text";
import type { Language } from "~/domain/languages";

import { descriptionLimit, titleLimit } from "./limits";
import type { SharedTexts } from "./schema";

interface Words {
  kinds: Record<TypeTag, string>;
  sentence: (kind: string, topics: string) => string;
  answers: (names: string) => string;
  inputs: (names: string) => string;
  comma: string;
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
    sentence: (kind, topics) => `${kind}プロンプトです${topics && `（${topics}）`}。`,
    answers: (names) => `決めてあること：${names}。`,
    inputs: (names) => `使う前に${names}を埋めてください。`,
    comma: "、",
    gap: "",
  },
  en: {
    kinds: {
      [typeTags.text]: "for writing",
      [typeTags.automation]: "for automating work",
      [typeTags.image]: "for creating an image",
      [typeTags.video]: "for creating a video",
    },
    sentence: (kind, topics) => `A prompt ${kind}${topics && ` (${topics})`}.`,
    answers: (names) => `Already settled: ${names}.`,
    inputs: (names) => `Fill in ${names} before you use it.`,
    comma: ", ",
    gap: " ",
  },
  es: {
    kinds: {
      [typeTags.text]: "para redactar textos",
      [typeTags.automation]: "para automatizar tareas",
      [typeTags.image]: "para crear una imagen",
      [typeTags.video]: "para crear un video",
    },
    sentence: (kind, topics) => `Un prompt ${kind}${topics && ` (${topics})`}.`,
    answers: (names) => `Ya indica: ${names}.`,
    inputs: (names) => `Rellena ${names} antes de usarlo.`,
    comma: ", ",
    gap: " ",
  },
};

const most = { topics: 3, answers: 5, inputs: 5 };

/** A line with a label and an answer. */
const answerLine = /^(?:・|- )([^\n:：]{1,40})[:：]\s?\S/gmu;
const input = /\{\{([^{}\n]{1,60})\}\}/g;

/**
 * A title and a description by plain code, in the language of the purpose: its first sentence, the type of the
 * prompt, its answered questions and its inputs.
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
  const { kinds, sentence, answers, inputs, comma, gap } = words[language];
  const list = (names: string[], limit: number) => [...new Set(names)].slice(0, limit).join(comma);
  const topics = [...(certain ? [book.name[language]] : []), ...ownTags(tags)];
  const labels = namesIn(content, answerLine, 40);
  const variables = namesIn(content, input, 40).map((name) => `{{${name}}}`);
  const sentences = [
    firstSentence(reading.request, descriptionLimit / 2, true),
    sentence(kinds[type], list(topics, most.topics)),
    ...(labels.length > 0 ? [answers(list(labels, most.answers))] : []),
    ...(variables.length > 0 ? [inputs(list(variables, most.inputs))] : []),
  ];
  return {
    title: firstSentence(reading.request, titleLimit, false),
    description: asManyAsFit(sentences.filter(Boolean), gap),
  };
}

/**
 * Matches of a pattern in a text, of 1 to `limit` characters. Patterns consume blanks only once, so that runs
 * of blanks cost no time.
 */
const namesIn = (text: string, pattern: RegExp, limit: number): string[] =>
  [...text.matchAll(pattern)]
    .map((match) => match[1]!.trim())
    .filter((name) => name !== "" && countCharacters(name) <= limit);

/** As many leading sentences as fit in a description. */
const asManyAsFit = (sentences: string[], gap: string): string =>
  sentences.reduce((text, sentence) => {
    const longer = text === "" ? sentence : text + gap + sentence;
    return countCharacters(longer) <= descriptionLimit ? longer : text;
  }, "");

/** Marks of a list or a heading, at the start of a line. */
const leadingMarks = /^(?:#{1,6}|[-*・•]|\d{1,3}[.)．）])(?:\s+|$)/;

/** The first sentence of a text, cut between phrases if too long. */
function firstSentence(text: string, limit: number, closed: boolean): string {
  const [sentence = ""] = text
    .trim()
    .replace(leadingMarks, "")
    .split(/(?<=[。．！？!?])|(?<=\.)\s+|\n/, 1);
  const bare = sentence
    .replace(/(?<![。．.:：])[。．.:：]+$/, "")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...bare];
  if (characters.length <= limit) return closed ? bare + end(bare) : bare;
  const room = characters.slice(0, limit - 1).join("");
  const cut = Math.max(...["、", "，", ", ", " ", "・"].map((mark) => room.lastIndexOf(mark)));
  return `${cut > room.length / 2 ? room.slice(0, cut) : room}…`;
}

const end = (text: string): string => {
  if (text === "" || /[！？!?]$/.test(text)) return "";
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) ? "。" : ".";
};

import type { Playbooks } from "~/features/generator/playbooks/playbooks.server";
import { paddingKinds } from "~/features/generator/playbooks/schema";
import { foldText } from "~/features/text/fold-text";
import { languages, type Language } from "~/domain/languages";
import { wordsOf } from "~/features/text/segments";

export type PaddingKind = (typeof paddingKinds)[number];

type FillerRecognizer = ReturnType<Playbooks["fillerRecognizer"]>;

const leastLikeness = 0.6;
const longestSentence = 240;
const fewestWords = 4;

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Emoji and exclamation marks without words. */
const cheers = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}\u{FE0F}!！\s]{1,40}$/u;
const cheer = /[🚀🔥✨💪🙏🎉⭐🌟💯👏🏆😊😎🤩💥⚡]/u;
/** Variables, data and labels are no sentences. */
const isNoSentence = /[{}[\]"<>|=:：(（]/;
const isClosed = /[.!?。．！？]$/;
/** Faces that a sentence may have beside its words. */
const faces =
  /(?:[:;=]-?[)DP]|\^_?\^|<3)(?!\S)|[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]/gu;
/** A border between clauses. */
const comma = /[,;–—]\s(?:(?:so|and|y|así que)\s)?/giu;

/**
 * The kind of padding of a sentence: all its words belong to one class of fillers, or it is similar to known padding;
 * null if it has content. A word outside the vocabulary of padding counts as a fact.
 */
export function paddingKind(sentence: string, playbooks: Playbooks): PaddingKind | null {
  const whole = sentence.trim();
  if (cheers.test(whole)) return cheer.test(whole) ? "pressure" : null;
  const said = whole.replaceAll(faces, " ").trim();
  if (said.length > longestSentence || isNoSentence.test(said)) return null;
  const words = meaningful(said);
  if (!isClosed.test(said) && words.length < 2) return null;
  const isJapanese = japanese.test(said);
  const own = languages.filter((one) => (one === "ja") === isJapanese);
  for (const language of own) {
    const kind = fillerKind(said, playbooks.fillerRecognizer(language));
    if (kind) return kind;
  }
  if (!isClosed.test(said) && words.length < fewestWords) return null;
  for (const language of own) {
    const nearest = playbooks.paddingRecognizer(language).recognize(said);
    const kind = nearest && paddingKinds.find((name) => nearest.label.startsWith(`${name}/`));
    if (!kind || nearest.score < leastLikeness) continue;
    const known = vocabulary(playbooks, language);
    if (words.every((word) => known.has(word))) return kind;
  }
  return null;
}

/** The kind of fillers that a text's words are; of its first clauses, where each of the others is of one kind too. */
function fillerKind(said: string, recognizer: FillerRecognizer): PaddingKind | null {
  const label = recognizer.labelOf(said);
  const kind = paddingKinds.find((name) => name === label);
  if (kind) return kind;
  for (const { index, 0: between } of [...said.matchAll(comma)].toReversed()) {
    if (recognizer.labelOf(said.slice(index + between.length)) === null) continue;
    const first = fillerKind(said.slice(0, index), recognizer);
    if (first) return first;
  }
  return null;
}

const meaningful = (text: string): string[] => wordsOf(foldText(text)).filter((word) => /\p{L}/u.test(word));

const vocabularies = new WeakMap<Playbooks, Map<Language, ReadonlySet<string>>>();

/** Vocabulary of all padding in a language. */
function vocabulary(playbooks: Playbooks, language: Language): ReadonlySet<string> {
  const made = vocabularies.get(playbooks) ?? new Map<Language, ReadonlySet<string>>();
  vocabularies.set(playbooks, made);
  const known =
    made.get(language) ??
    new Set(paddingKinds.flatMap((kind) => playbooks.padding[kind][language].flatMap(meaningful)));
  made.set(language, known);
  return known;
}

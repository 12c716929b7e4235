import type { RecordedCall, ScriptedReply } from "./openai-reply";

/** A variable, or a run of Japanese. */
const parts = /\{\{.*?\}\}|[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]+/gu;

/** What the tests' model makes of a text: each run of Japanese becomes the language and its length, "街の灯 x" "en3 x". */
export const pretendTranslation = (text: string, language: "en" | "es"): string =>
  text.replace(parts, (part) => (part.startsWith("{") ? part : language + part.length));

/** The texts that a request asks to have translated. */
export const askedTexts = ({ messages }: RecordedCall["body"]): string[] =>
  listOf(messages[1]?.content).map(({ text }) => text);

/** Answers a request for translations as a model would, by the rule of `pretendTranslation`. */
export function translateLikeModel({ messages }: RecordedCall["body"]): ScriptedReply {
  const language = messages[0]?.content.includes("into Spanish") ? "es" : "en";
  const translations = listOf(messages[1]?.content).map(({ index, text }) => ({
    index,
    text: pretendTranslation(text, language),
  }));
  return { kind: "answer", content: { translations } };
}

const listOf = (material = "") =>
  JSON.parse(/^\[\{.*\}\]$/m.exec(material)?.[0] ?? "[]") as { index: number; text: string }[];

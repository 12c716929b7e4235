import type { Language } from "~/languages";
import type { Composition, Localized } from "../composition";

const foreign: Localized<RegExp> = {
  ja: /^(?!.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]).*\p{L}{4,}/u,
  en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?<!\p{L})(?:el|los|las|una|para|que)(?!\p{L})/iu,
  es: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?<!\p{L})(?:the|of|with|and|is)(?!\p{L})/iu,
};

/** Everything mechanical that is wrong with a composed prompt, for tests. An empty list means none. */
export function findFaults(
  composition: Omit<Composition, "language">,
  purpose: string,
  language: Language,
): string[] {
  const { content, tags } = composition;
  const own = content.replace(`\n${purpose}\n`, () => "\n");
  const faults: string[] = [];
  if (content.split(purpose).length < 2) faults.push("the purpose is missing");
  if (/undefined|null|NaN|\[object/.test(own)) faults.push("a value leaked");
  if (/[。、]{2}|,,|;;|[:：]{2}|[^.]\.\.(?!\.)|  |；；/u.test(own))
    faults.push("doubled punctuation or spaces");
  const lines = own.split("\n").filter((line) => line.trim() !== "");
  for (const line of lines) {
    if (!line.startsWith("```") && foreign[language].test(line)) faults.push(`wrong language: ${line}`);
    if (/[:：]\s*$/u.test(line)) faults.push(`empty: ${line}`);
  }
  const sentences = lines.flatMap((line) =>
    line
      .replace(/^(?:- |\d+\. )/, "")
      .split(/(?<=[。.;])\s*/u)
      .map((piece) => piece.trim()),
  );
  const seen = new Set<string>();
  for (const sentence of sentences.filter((piece) => piece.length > 14)) {
    if (seen.has(sentence)) faults.push(`repeated: ${sentence}`);
    seen.add(sentence);
  }
  const declared = [...content.matchAll(/^- \{\{([^}]+)\}\}[:：]/gmu)].map((match) => match[1]);
  if (declared.length > 3 || new Set(declared).size < declared.length) faults.push("too many variables");
  for (const name of declared) {
    if (content.split(`{{${name}}}`).length < 3) faults.push(`unused variable ${name}`);
  }
  for (const [, name] of own.matchAll(/\{\{([^}]+)\}\}/gu)) {
    if (!declared.includes(name)) faults.push(`undeclared variable ${name}`);
  }
  for (const [open, close] of ["「」", "“”", "«»", "（）", "()"].map((pair) => [...pair])) {
    if (own.split(open ?? "").length !== own.split(close ?? "").length) faults.push(`unbalanced ${open}`);
  }
  if (content.split("```").length % 2 === 0) faults.push("an open fence");
  if (tags.length < 1 || tags.length > 4 || new Set(tags).size < tags.length) faults.push("tags");
  return faults;
}

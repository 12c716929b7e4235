import type { Language } from "~/languages";
import { quotePurpose } from "./quote-purpose";

const foreign: Record<Language, RegExp> = {
  ja: /\b(?:the|and|with|los|las|para|una)\b/i,
  en: /[\p{Script=Hiragana}\p{Script=Han}]|[¿¡«»]|(?<!\p{L})(?:los|las|para|una|del)(?!\p{L})/u,
  es: /[\p{Script=Hiragana}\p{Script=Han}]|[“”]|\b(?:the|and|with|each|from)\b/u,
};
const quoted = /「[^」]*」|“[^”]*”|«[^»]*»/g;
const pairs = ["「」", "（）", "“”", "«»", "()"];

/** Everything that is wrong with the form of a prompt, in words; nothing when it is sound. */
export function promptFaults(content: string, text: string, language: Language): string[] {
  const faults: string[] = [];
  const quote = quotePurpose(text);
  if (content.split(`\n${quote}\n`).length !== 2)
    faults.push("the purpose does not stand in it exactly once");
  const rest = content.replace(`\n${quote}\n`, "\n");
  const lines = rest.split("\n").filter((line) => line.trim() !== "");
  const bare = lines.map((line) => line.replace(/^(?:- |\d+\. |## )/, ""));
  for (const [index, line] of bare.entries()) {
    if (bare.indexOf(line) !== index) faults.push(`repeated: ${line}`);
    const given = line.replace(quoted, "").split(/[:：]/);
    if (!line.includes("{{") && given.length === 1 && foreign[language].test(given[0] ?? ""))
      faults.push(`wrong language: ${line}`);
  }
  if (/undefined|\[object|\bNaN\b/.test(rest)) faults.push("a value is missing");
  for (const list of rest.match(/(?:^- .+\n?)+/gm) ?? []) {
    const ends = list
      .trim()
      .split("\n")
      .map((line) => /[。.]$/.test(line));
    if (ends.includes(true) && ends.includes(false)) faults.push(`uneven ends: ${list.slice(0, 60)}`);
  }
  const accident = /[。、，,;：]{2}|\.\.(?!\.)| {2}|[ \t]$|。\.|：：/m.exec(rest);
  if (accident)
    faults.push(`punctuation: ${rest.slice(Math.max(0, accident.index - 20), accident.index + 5)}`);
  for (const [open, close] of pairs.map((pair) => [...pair]))
    if (rest.split(open!).length !== rest.split(close!).length) faults.push(`unbalanced ${open}${close}`);
  const declared = [...rest.matchAll(/^- \{\{([^{}]+)\}\}(?:：|: )/gm)].map((match) => match[1]!);
  const own = new Set(text.match(/\{\{[^{}\n]+\}\}/g)).size;
  if (declared.length > Math.max(3, own)) faults.push(`${declared.length} variables`);
  for (const [, name] of content.matchAll(/\{\{([^{}]+)\}\}/g)) {
    if (declared.filter((other) => other === name).length !== 1)
      faults.push(`{{${name}}} is not declared once`);
  }
  for (const name of declared)
    if (content.split(`{{${name}}}`).length < 3) faults.push(`{{${name}}} is never used`);
  return faults;
}

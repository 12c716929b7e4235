import { countCharacters } from "~/features/texts/count-characters";
import { contentLimit } from "~/features/prompts/limits";
import { knownLanguage } from "~/features/generation/composer/known-language";
import type { Language } from "~/languages";

import type { ImprovementCode } from "../improvement";
import { completeScene } from "./complete-scene";
import { completeText } from "./complete-text";
import { insertionPoint } from "./insertion-point";
import { liftTask } from "./lift-task";
import { nameInputs } from "./name-inputs";
import type { Part } from "./part";
import { phrases } from "./phrases";
import { printPart, promptForm } from "./prompt-form";
import { readMedium } from "./read-medium";
import { settleContradictions } from "./settle-contradictions";
import { sharpenWords } from "./sharpen-words";

export interface Diagnosis {
  content: string;
  /** What was found and mended, in the order in which a reader meets it. */
  codes: ImprovementCode[];
}

/**
 * The built-in optimizer: finds what a prompt lacks or leaves vague, and mends it in the prompt's own language and
 * form. Deterministic; a prompt without findings comes back as it is, and so does a mended one. A text in a
 * language that is none of the three, and one that is data, is left alone.
 */
export function diagnosePrompt(content: string, purpose: string): Diagnosis {
  let diagnosis: Diagnosis = { content, codes: [] };
  for (let round = 0; round < mostRounds; round += 1) {
    const { content: text, codes } = diagnoseOnce(diagnosis.content, purpose);
    if (codes.every((code) => diagnosis.codes.includes(code))) break;
    diagnosis = { content: text, codes: [...new Set([...diagnosis.codes, ...codes])] };
  }
  return diagnosis;
}

/** One mended part can show another: a variable that has a name now, a request that stands first. */
const mostRounds = 3;

function diagnoseOnce(content: string, purpose: string): Diagnosis {
  const medium = readMedium(content);
  const language = knownLanguage(content);
  if (medium === "data" || language === null) return { content, codes: [] };
  const codes: ImprovementCode[] = [];
  let text = content;
  const edit = (code: ImprovementCode, edited: string | null) => {
    if (edited === null || edited === text || countCharacters(edited) > contentLimit) return;
    text = edited;
    codes.push(code);
  };
  if (medium !== "text") {
    edit("unnamed_inputs", nameInputs(text, language));
    for (const { code, line } of completeScene(text, medium, language)) edit(code, withLine(text, line));
    return { content: text, codes };
  }
  // Before anything is added: a rule has to name the words that the person wrote.
  const rules = settleContradictions(text, language);
  edit("buried_task", liftTask(text, language));
  edit("unnamed_inputs", nameInputs(text, language));
  edit("vague_words", sharpenWords(text, language));
  const { role, parts } = completeText(text, purpose, language);
  const { priority } = phrases[language];
  const settled: Part[] = rules.length > 0 ? [{ code: "contradictions", title: priority, items: rules }] : [];
  const before = text;
  for (const kept of shorter([...settled, ...parts])) {
    const completed = withRole(withParts(before, kept, language), role, language);
    if (countCharacters(completed) > contentLimit) continue;
    text = completed;
    if (role !== undefined) codes.push("missing_role");
    codes.push(...kept.map(({ code }) => code));
    break;
  }
  return { content: text, codes };
}

/** All parts first, then ever fewer, for a prompt that is nearly as long as it may be. */
const shorter = (parts: Part[]) => parts.map((_, index) => parts.slice(0, parts.length - index)).concat([[]]);

function withParts(text: string, parts: readonly Part[], language: Language): string {
  if (parts.length === 0) return text;
  const form = promptForm(text);
  const { at, material } = insertionPoint(text);
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trim()];
  const printed = parts.map(({ title, items }) => printPart(form, title, items, language));
  const gap = form.heading === "none" && printed.every((part) => !part.includes("\n")) ? "\n" : "\n\n";
  const label = material
    ? printPart(form, phrases[language].source, [`\n${after}`], language).replace(/\n\n/, "\n")
    : after;
  return [before, printed.join(gap), ...(after ? [label] : [])].join("\n\n");
}

function withRole(text: string, role: string | undefined, language: Language): string {
  if (role === undefined) return text;
  const form = promptForm(text);
  if (form.heading === "none" || form.heading === "label")
    return `${role}\n${text.includes("\n") ? "\n" : ""}${text}`;
  const part = printPart(form, phrases[language].role, [role], language);
  // The prompt's title stays on top.
  const title = form.heading === "markdown" && form.level > 1 ? /^\s*# [^\n]+\n+/.exec(text)?.[0] : undefined;
  return title ? `${title.trimEnd()}\n\n${part}\n\n${text.slice(title.length)}` : `${part}\n\n${text}`;
}

/** A line about the look, before parameters that have to stay last. */
function withLine(text: string, line: string): string {
  const { at } = insertionPoint(text);
  const after = text.slice(at).trim();
  const before = text.slice(0, at).trimEnd();
  const first = !/\n[\p{L} ]{1,24}[:：][^\n]+$/u.test(before);
  return `${before}${first ? "\n\n" : "\n"}${line}${after ? `\n\n${after}` : ""}`;
}

import { phraseWithin } from "~/features/text/phrase-within";
import { countCharacters, visibleLine } from "~/features/text/visible-text";

import { factNameLimit, factTextLimit } from "./limits";
import type { FactDraft } from "./schema";

/** A bullet or number before a line of a list. */
const bullet = /^(?:[-*+・•●]|\d{1,3}[.)．])\s+|^[・•●]/u;

/** A list of facts as somebody pastes it, read: a fact a line. */
export interface ReadList {
  facts: FactDraft[];
  /** Numbers of the lines that are too long, from 1. */
  refused: number[];
}

/**
 * Reads a pasted list: a fact a line, its name before the first colon; without a colon the first words are its name. Blank lines count
 * nothing.
 */
export function readList(list: string, subject: string): ReadList {
  const facts: FactDraft[] = [];
  const refused: number[] = [];
  list.split("\n").forEach((line, at) => {
    const said = visibleLine(line).replace(bullet, "").trim();
    if (said === "") return;
    const colon = said.search(/[:：]/u);
    const before = colon > 0 ? said.slice(0, colon).trim() : "";
    const after = said.slice(colon + 1).trim();
    const isNamed =
      before !== "" && after !== "" && !after.startsWith("//") && countCharacters(before) <= factNameLimit;
    const text = isNamed ? after : said;
    if (countCharacters(text) > factTextLimit) refused.push(at + 1);
    else facts.push({ name: isNamed ? before : nameOf(text), text, subject, fits: [] });
  });
  return { facts, refused };
}

/** A name for a fact without one: its first words. */
export function nameOf(text: string): string {
  const [first = text] = text.split(/[,、，;；。(（]|\.\s/u);
  return phraseWithin(first.trim() || text, 24);
}

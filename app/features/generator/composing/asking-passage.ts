import type { Asking, Composition } from "~/domain/composition";

import { isAside } from "./asides";
import { statedName } from "./stated-facts";

type Asked = Pick<Composition, "asking" | "variables">;

/** The open items of the passage; a fact that the prompt states answers none of them. */
function openOf({ asking, variables }: Asked) {
  const answered = new Set(
    variables.flatMap(({ name, value }) => (value && statedName(name) === null ? [name] : [])),
  );
  const isOpen = ({ name }: { name: string }) => !answered.has(name);
  const items = (asking?.items ?? []).filter(isOpen);
  const isListed = items.some(({ name }) => !isAside(name));
  return {
    items: isListed ? items : [],
    last: isListed && asking?.last && isOpen(asking.last) ? asking.last : null,
    isUnanswered: answered.size === 0,
  };
}

/** Whether there is something that the AI may ask for: an item is open, or what the items leave out. */
export const mayAsk = (composition: Asked): boolean =>
  openOf(composition).items.length > 0 || Boolean(composition.asking?.rest);

/** Whether the prompt tells the AI to ask for something. */
export const asksAnything = (composition: Asked): boolean =>
  composition.asking?.on === true && mayAsk(composition);

/** An `asking` that stays as it is now, whatever is answered later. */
export function frozenAsking(composition: Asked): Composition["asking"] {
  const { asking } = composition;
  if (!asking) return null;
  const { items, last, isUnanswered } = openOf(composition);
  const counts = asking.counts.length > 0 ? [countOf(asking.counts, items, last, isUnanswered)] : [];
  return {
    ...asking,
    on: asksAnything(composition),
    items: items.map(({ text }) => ({ name: "", text })),
    last: last && { name: "", text: last.text },
    counts,
  };
}

/** How many questions there may be: the most while no fact is given, then one for each open fact; two at least. */
function countOf(
  counts: readonly string[],
  items: readonly unknown[],
  last: unknown,
  isUnanswered: boolean,
): string {
  const open = isUnanswered ? counts.length + 1 : items.length + (last ? 1 : 0);
  return counts[Math.min(Math.max(open - 2, 0), counts.length - 1)] ?? "";
}

/**
 * The passage that tells the AI what to ask before it starts, on one line. Null if there is none. It shrinks as facts
 * are answered; with all of them it asks only what is still missing. The contract of an interactive session stays without questions.
 */
export function askingPassage(composition: Asked): string | null {
  const { asking } = composition;
  if (!asking) return null;
  if (!asksAnything(composition)) return asking.isContract ? asking.ending : null;
  const { items, last, isUnanswered } = openOf(composition);
  if (items.length === 0) return asking.rest + asking.ending;
  const list = items.map(({ text }, index) => `(${index + 1}) ${text}`).join(" ");
  const lead = asking.lead
    .replace("{items}", () => list)
    .replace("{count}", () => countOf(asking.counts, items, last, isUnanswered));
  return lead + (last?.text ?? "") + asking.ending;
}

/** Pieces of the passage, of which each tells it from other text. */
const pieces = /.{20}/gsu;

/** True if the AI asks by this text, from which the passage may have been deleted by hand; a part of it still asks. */
export function stillAsks(composition: Asked, content: string): boolean {
  const { asking } = composition;
  if (!asking?.on) return false;
  const passage = asksAnything(composition) && askingPassage(composition);
  if (!passage) return true;
  return partOf(passage, asking)(content);
}

/** Tells a text with a part of the passage from one without. */
function partOf(passage: string, { isContract, ending }: Asking): (text: string) => boolean {
  // The contract of a session stands without the questions too.
  const asks = isContract ? passage.slice(0, -ending.length) : passage;
  const parts = asks.match(pieces) ?? [asks];
  return (text) => parts.some((piece) => text.includes(piece));
}

/**
 * The composition that a change of a text starts from: the switch puts in again what was deleted by hand, and takes out and puts in
 * again what was edited by hand.
 */
export function beforeSwitch<Whole extends Asked>(
  composition: Whole,
  content: string,
  asks?: boolean,
): Whole {
  const { asking } = composition;
  if (asks === undefined || !asking) return composition;
  if (asks)
    return stillAsks(composition, content)
      ? composition
      : { ...composition, asking: { ...asking, on: false } };
  const edited = editedPassage(composition, content);
  if (edited === null) return composition;
  const ending = asking.isContract ? asking.ending : "";
  if (!edited.endsWith(ending)) return composition;
  const rest = edited.slice(0, edited.length - ending.length);
  return { ...composition, asking: { ...asking, rest, ending, items: [], last: null } };
}

/** The lines that hold the passage in a text where it was edited by hand. Null where it was not. */
function editedPassage(composition: Asked, content: string): string | null {
  const passage = asksAnything(composition) ? askingPassage(composition) : null;
  if (passage === null || !composition.asking) return null;
  const lines = content.split("\n");
  if (lines.includes(passage)) return null;
  const isPart = partOf(passage, composition.asking);
  const first = lines.findIndex(isPart);
  return first === -1 ? null : lines.slice(first, lines.findLastIndex(isPart) + 1).join("\n");
}

import { ratioOf } from "~/features/generator/reading/ratio";
import { flagMark, type Composition, type Part } from "~/domain/composition";
import { isSceneUse } from "~/domain/prompt-use";
import { fenced } from "~/features/generator/reading/fence";
import type { Language } from "~/domain/languages";

import { isAvoid } from "./asides";
import { askingPassage } from "./asking-passage";
import { labelBefore } from "./avoid-label";
import { isSettled, shownWishes } from "./settled-additions";

/** The prompt's text: the person's words first, then a line for each answer and each wish that is on. */
export const compose = (composition: Composition): string => textOf(partsOf(composition));

const textOf = (parts: readonly Part[]): string => parts.map(({ gap, text }) => gap + text).join("");

/** A prompt's text in pieces by origin; joined they are the text. */
export const partsOf = (composition: Composition): Part[] =>
  isScene(composition) ? sceneParts(composition) : listParts(composition);

const isScene = ({ use }: Composition) => isSceneUse(use);

/** Text and automation: a list under the person's words, then pasted material, then what the AI asks. */
function listParts(composition: Composition): Part[] {
  const { base, language, variables, wishes, list } = composition;
  const bullet = list?.mark ?? (language === "ja" ? "・" : "- ");
  const colon = language === "ja" ? "：" : ": ";
  const first = base.includes("\n") && !list?.isLast ? blankLine : "\n";
  const answers = variables.flatMap((one) => {
    const label = labelBefore(one, language);
    const lead = label === "" ? null : bullet + label + colon;
    if (!one.value || one.kind === "long_text") return [];
    return [{ origin: "answer" as const, id: one.name, lead, rest: (lead ? "" : bullet) + one.value }];
  });
  const on = wishes
    .filter((wish) => wish.on && !isSettled(wish, variables))
    .map(({ id, text }) => ({ origin: "wish" as const, id, lead: null, rest: bullet + text }));
  const material = variables.flatMap(({ name, label, kind, value }) =>
    value && kind === "long_text"
      ? [{ origin: "answer" as const, id: name, text: label + materialAfter(colon, value) }]
      : [],
  );
  const passage = askingPassage(composition);
  const asking = passage === null ? [] : [{ origin: "asking" as const, id: "asking", text: passage }];
  return [
    { origin: "words", id: "words", gap: "", text: base, lead: null },
    ...[...answers, ...on].map(({ origin, id, lead, rest }, index) => ({
      origin,
      id,
      gap: index === 0 ? first : "\n",
      text: (lead ?? "") + rest,
      lead,
    })),
    ...[...material, ...asking].map((part) => ({ ...part, gap: blankLine, lead: null, isBlock: true })),
  ];
}

const blankLine = "\n\n";

/** A line of its own that needs no fence: it has neither an end nor marks, and is not long. */
const plainLine = /^[^\n`]{1,120}$/u;

const materialAfter = (colon: string, value: string) =>
  plainLine.test(value) ? colon + value : `${colon.trimEnd()}\n${fenced(value)}`;

/** Image and video: one description with each answer and wish as a phrase, then the generator's flags. */
function sceneParts(composition: Composition): Part[] {
  const { base, language, form, variables } = composition;
  const comma = language === "ja" ? "、" : ", ";
  let { ratio } = composition;
  const exclusions = [...composition.exclusions];
  const phrases = variables.flatMap(({ name, value }) => {
    if (!value) return [];
    if (isAvoid(name)) {
      const nouns = value
        .split(/[,、，;]/u)
        .map((noun) => noun.trim())
        .filter(Boolean);
      if (form === "prose") {
        const text = nouns.map(without[language]).join(comma);
        return text ? [{ origin: "answer" as const, id: name, text }] : [];
      }
      exclusions.push(...nouns);
      return [];
    }
    const said = form === "midjourney" ? ratioOf(value) : null;
    if (said) ratio = said;
    return said ? [] : [{ origin: "answer" as const, id: name, text: value }];
  });
  const { on, excluded } = shownWishes(composition);
  exclusions.push(...excluded.filter((noun) => !exclusions.includes(noun)));
  const [words = "", ...own] = form === "midjourney" ? base.split(flagMark) : [base];
  const flags = flagsOf(form, own, exclusions, ratio);
  const open = words.replace(/[.。]$/u, "");
  const added = [...phrases, ...on];
  return [
    { origin: "words", id: "words", gap: "", text: added.length > 0 || flags ? open : base, lead: null },
    ...added.map((part) => ({ ...part, gap: comma, lead: null })),
    ...(flags
      ? [{ origin: "flags" as const, id: "flags", gap: flags.gap, text: flags.text, lead: null }]
      : []),
  ];
}

/** An excluded noun as a phrase of a description. */
export const without: Record<Language, (noun: string) => string> = {
  ja: (noun) => (/(?:なし|無し|ない|抜き|NG)$/u.test(noun) ? noun : `${noun}なし`),
  en: (noun) => (/^(?:no|without)\s/iu.test(noun) ? noun : `no ${noun}`),
  es: (noun) => (/^(?:sin|ni|nada de)\s/iu.test(noun) ? noun : `sin ${noun}`),
};

function flagsOf(form: Composition["form"], own: string[], exclusions: string[], ratio: string | null) {
  if (form === "negative")
    return exclusions.length > 0 ? { gap: "\n", text: `Negative prompt: ${exclusions.join(", ")}` } : null;
  if (form !== "midjourney") return null;
  const flags = [
    ...own.filter(
      (flag) => !(ratio && flag.startsWith("ar ")) && !(exclusions.length > 0 && flag.startsWith("no ")),
    ),
    ...(exclusions.length > 0 ? [`no ${exclusions.join(", ")}`] : []),
    ...(ratio ? [`ar ${ratio}`] : []),
  ];
  return flags.length > 0 ? { gap: " ", text: flags.map((flag) => `--${flag}`).join(" ") } : null;
}

/** A piece found again in an edited text. */
interface Found {
  part: Part;
  /** Text between the previous piece and this one. */
  before: string;
  piece: string;
  /** Text added by hand after it, on the same line. */
  rest: string;
}

/**
 * Updates a text, edited by hand or not, after its answers and wishes have changed from `before` to `after`: only their
 * own pieces change. A new piece is placed next to its neighbors, else at the end.
 */
export function amend(text: string, before: Composition, after: Composition): string {
  const [old, next] = [partsOf(before), partsOf(after)];
  if (text === textOf(old)) return textOf(next);
  const isMaterial = ({ kind }: { kind: string }) => kind === "long_text" && !isScene(after);
  const ranks = [
    ...after.variables.filter((variable) => !isMaterial(variable)).map(({ name }) => name),
    ...after.wishes.map(({ id }) => id),
    ...after.variables.filter(isMaterial).map(({ name }) => name),
  ];
  const rankOf = ({ origin, id }: Part) =>
    origin === "flags" || origin === "asking" ? ranks.length : ranks.indexOf(id);
  const { found, tail } = findParts(text, old);
  const places = { found, tail };
  for (const part of next.slice(1)) {
    const was = old.find((earlier) => isSame(earlier, part));
    const isThere = found.some((one) => isSame(one.part, part));
    if (!was || (!isThere && part.origin === "answer" && was.text !== part.text))
      insert(places, part, rankOf);
  }
  let amended = "";
  places.found.forEach(({ part, before: gap, piece, rest }, index) => {
    const successor = next.find((later) => isSame(later, part));
    const was = old.find((earlier) => isSame(earlier, part));
    amended += gap;
    if (successor) amended += (was && was.text !== successor.text ? successor.text : piece) + rest;
    else amended = withoutGap(amended, part, places.found[index + 1]?.before ?? places.tail);
  });
  return amended + places.tail;
}

const isSame = (one: Part, other: Part) => one.id === other.id && one.origin === other.origin;

const isLine = ({ origin, gap }: Part) => origin !== "flags" && gap.startsWith("\n");

/** Inserts a new part after its predecessor, else before its successor, else at the end. */
function insert(places: { found: Found[]; tail: string }, part: Part, rankOf: (part: Part) => number): void {
  const { found } = places;
  const line = isLine(part);
  const added = { part, piece: part.text, rest: "" };
  const neighbour = found.findLastIndex((one) => rankOf(one.part) < rankOf(part));
  if (neighbour !== -1)
    return void found.splice(neighbour + 1, 0, { ...added, before: line && !part.isBlock ? "\n" : part.gap });
  const closed = (stem: string) => (line ? stem : stem.replace(/[.。]$/u, ""));
  const [follower] = found;
  if (!follower) {
    const stem = (line ? places.tail : places.tail.split(flagMark)[0]!).trimEnd();
    found.push({ ...added, before: closed(stem) + part.gap });
    places.tail = places.tail.slice(stem.length);
    return;
  }
  const open = follower.before.length - gapBefore(follower.before, follower.part.gap);
  const [stem, gap] = [follower.before.slice(0, open), follower.before.slice(open)];
  const isSameKind = line && part.isBlock === follower.part.isBlock;
  found.unshift({ ...added, before: isSameKind ? follower.before : closed(stem) + part.gap });
  if (isSameKind) follower.before = part.isBlock ? blankLine : "\n";
  else follower.before = follower.part.isBlock || follower.part.origin === "flags" ? gap : part.gap;
}

/** Removes the gap before a removed piece; the blank line before a list stays for the next line. */
function withoutGap(text: string, part: Part, following: string): string {
  const isFirstLine = isLine(part) && !part.isBlock && text.endsWith(blankLine);
  if (isFirstLine && /^\n(?!\n)/.test(following)) return text.slice(0, -1);
  return text.slice(0, text.length - gapBefore(text, part.gap));
}

const gapBefore = (text: string, usual: string) =>
  text.endsWith(usual) ? usual.length : text.endsWith("\n") ? 1 : 0;

/** Finds the pieces of an edited text, in text order: first verbatim ones, then lines with the same beginning. */
function findParts(text: string, parts: readonly Part[]): { found: Found[]; tail: string } {
  const [words, ...rest] = parts;
  const start = words && text.startsWith(words.text) ? words.text.length : 0;
  const spans: { part: Part; start: number; end: number; lineEnd: number }[] = [];
  const place = (part: Part, piece: string, from: number, isWhole: boolean): boolean => {
    for (let at = text.indexOf(piece, from); at !== -1; at = text.indexOf(piece, at + 1)) {
      const end = at + piece.length;
      const isFree = spans.every((span) => end <= span.start || at >= span.lineEnd);
      if (!isFree || !begins(text, at, part) || (isWhole && !ends(text, end, part))) continue;
      const lineEnd = isLine(part) ? endOfLine(text, end) : end;
      spans.push({ part, start: at, end: piece === part.text ? end : lineEnd, lineEnd });
      return true;
    }
    return false;
  };
  let from = start;
  const missing = rest.filter((part) => {
    const isFound = place(part, part.text, from, true) || place(part, part.text, start, true);
    if (isFound) from = Math.max(from, spans.at(-1)!.end);
    return !isFound;
  });
  for (const part of missing)
    if (isLine(part) && !place(part, part.text, start, false) && part.lead !== null)
      place(part, part.lead, start, false);
  spans.sort((one, other) => one.start - other.start);
  const found = spans.map(({ part, start: at, end, lineEnd }, index) => ({
    part,
    before: text.slice(spans[index - 1]?.lineEnd ?? 0, at),
    piece: text.slice(at, end),
    rest: text.slice(end, lineEnd),
  }));
  return { found, tail: text.slice(spans.at(-1)?.lineEnd ?? 0) };
}

const endOfLine = (text: string, from: number) => (text.indexOf("\n", from) + 1 || text.length + 1) - 1;

const begins = (text: string, at: number, part: Part) =>
  text[at - 1] === "\n" || (at > 0 && !isLine(part) && text.startsWith(part.gap, at - part.gap.length));

const ends = (text: string, end: number, part: Part) =>
  end === text.length ||
  (isLine(part) ? text[end] === "\n" : /^(?:[\n,、.。]|\s--)/u.test(text.slice(end, end + 3)));

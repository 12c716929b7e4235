import type { Language } from "~/languages";
import type { Facts } from "../composition";
import { commas } from "./commas";
import { deadlinePatterns } from "./deadline-patterns";
import { firstMatch } from "./first-match";
import { lengthPatterns } from "./length-patterns";
import { quantityPatterns } from "./quantity-patterns";

interface Piece {
  start: number;
  end: number;
}

const mostLengths = 3;

/** Length, deadline and the other counted things of a purpose, each as written there. */
export function readMeasures(
  text: string,
  language: Language,
): Pick<Facts, "length" | "deadline" | "quantities"> {
  const deadline = ownDeadline(text, firstMatch(text, deadlinePatterns[language]));
  let rest = deadline ? text.replace(deadline, " ".repeat(deadline.length)) : text;
  const pieces = findLengths(rest, language);
  for (const { start, end } of pieces)
    rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  const counted = [...rest.matchAll(quantityPatterns[language])]
    .map(([piece]) => piece.replace(/^[\sの]+|[\s,.]+$/g, ""))
    .filter((piece) => piece !== "");
  return {
    length: joinLengths(text, pieces.slice(0, mostLengths), language),
    deadline,
    quantities: [...new Set(counted)],
  };
}

function findLengths(text: string, language: Language): Piece[] {
  const found: Piece[] = [];
  const all = language === "en" ? lengthPatterns.en : [...lengthPatterns[language], ...lengthPatterns.en];
  for (const pattern of all) {
    for (const { index, 0: piece } of text.matchAll(pattern)) {
      const end = index + piece.trimEnd().length;
      const start = index + piece.length - piece.trimStart().length;
      if (!found.some((other) => start < other.end && end > other.start)) found.push({ start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Several lengths belong to several parts: what is between them is kept where it is short. */
function joinLengths(text: string, pieces: readonly Piece[], language: Language): string | undefined {
  const [first] = pieces;
  if (!first) return undefined;
  if (pieces.length === 1) return text.slice(first.start, first.end);
  return pieces.map((piece) => withOwner(text, piece, language)).join(commas[language]);
}

/** "件名は30字以内" says more than "30字以内" where a purpose sets more than one length. */
function withOwner(text: string, { start, end }: Piece, language: Language): string {
  const owner =
    language === "ja"
      ? /[\p{Script=Han}\p{Script=Katakana}ー]{1,8}(?:は|を|が)?$/u.exec(text.slice(0, start))
      : null;
  return (owner?.[0] ?? "") + text.slice(start, end);
}

const answeredBefore =
  /(?:confirm\p{L}*|respond\p{L}*|inscri\p{L}+|apuntarse|rsvp|reply|register\w*|sign up|ends?|ending|orders?|bookings?|sale|offer|encargos?|pedidos?|reservas?|ofertas?|promoción|open|valid\w*|abierto|válid[oa])[^.,;\n]{0,20}$/iu;
const answeredAfter =
  /^(?:に)?(?:、)?(?:ご)?(?:返信|返事|出欠|申し?込|お申|連絡|回答|参加表明|有効|開催|募集)/;

/** A date by which somebody else must answer belongs to the content, not to this work. */
function ownDeadline(text: string, deadline: string | undefined): string | undefined {
  if (!deadline) return undefined;
  const start = text.indexOf(deadline);
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(start + deadline.length);
  if (/^[ \t]*(?:[-*・•]|\d+[.)])/.test(text.slice(text.lastIndexOf("\n", start) + 1))) return undefined;
  return answeredBefore.test(before) || answeredAfter.test(after) ? undefined : deadline;
}

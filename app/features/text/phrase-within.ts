import { wordsOf } from "./segments";

/** Marks after which a phrase may end. */
const marks = ["、", "，", ", ", " ", "・"];

/** What leads to words that were cut off. */
const leadingWords =
  /\s(?:a|an|the|of|for|to|in|on|at|by|with|from|and|or|about|that|my|our|your|de|del|la|el|las|los|un|una|para|por|con|en|sobre|y|o|que|mi|tu|su|al)$/i;
const particle = /(?<=[\p{Script=Han}\p{Script=Katakana}ー])[のをにがはとでへもや]$/u;
const separator = /[\s、，,・:：;；（(「『“"'-]$/u;

/** The beginning of a line in at most `limit` characters: up to the end of a phrase or a word, without a mark of what was left out. */
export function phraseWithin(line: string, limit: number): string {
  const characters = Array.from(line.slice(0, 2 * limit + 2));
  if (characters.length <= limit) return line;
  const room = characters.slice(0, limit).join("");
  const isEnd = marks.some((mark) => line.startsWith(mark, room.length));
  const cut = isEnd ? room.length : Math.max(...marks.map((mark) => room.lastIndexOf(mark)));
  return withoutLead(cut > room.length / 2 ? room.slice(0, cut) : wholeWords(line, room));
}

/** The words that stand in a room as a whole; where one word fills half of it, the room up to its last whole letter. */
function wholeWords(line: string, room: string): string {
  let length = 0;
  for (const word of wordsOf(line.slice(0, 2 * room.length))) {
    if (length + word.length > room.length) break;
    length += word.length;
  }
  if (length > room.length / 2) return room.slice(0, length);
  return /^\p{M}/u.test(line.slice(room.length)) ? room.replace(/\P{M}\p{M}*$/u, "") : room;
}

/** A cut text without the small words and marks that lead on. */
function withoutLead(text: string): string {
  let end = text;
  for (let step = 0; step < 6; step += 1)
    end = end.replace(separator, "").replace(leadingWords, "").replace(particle, "");
  return end === "" ? text : end;
}

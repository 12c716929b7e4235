import { wordsOf } from "./segments";

/** Marks after which a phrase may end. */
const marks = ["、", "，", ", ", " ", "・"];

/** Words that begin a phrase, and further ones that end none. */
const phraseStarts = new Set(
  (
    "of for to in on at by with without from into about after before during between and or but so because that which who where when while " +
    "if than starting using including based made showing " +
    "de del para por con sin en sobre desde hasta entre a al y e o u que pero porque cuando donde si como"
  ).split(" "),
);
const openWords = new Set(
  (
    "an the as out up not my our your his her its their this these those some is are was were will can we i " +
    "la el las los lo le les un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta es son muy más se"
  ).split(" "),
);
const particle =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー])[はがでとへもや]$|(?<!も)の$|[をに]$|(?:の?ため|について|に関する|に対する|における|による|として|という|ような|ので|から|ながら|[てばが])$/u;
const separator = /[\s、，,・:：;；（(「『“"'–—-]$/u;
const unclosed = /[（(「『“«][^（(「『“«）)」』”»]*$/u;

/** Where a clause ends, and where a phrase may: before a word, or in Japanese before the particle of an object. */
const clauseEnd = /[、，；;。！？!?（(]|[,.:](?=\s)|\s(?=[-–—]\s)/gu;
const phraseEnd = /\s(?=(\S+))|を/gu;

/** The beginning of a line in at most `limit` characters: up to the end of a clause, a phrase or a word, without a mark of what was left out. */
export function phraseWithin(line: string, limit: number): string {
  const characters = Array.from(line.slice(0, 2 * limit + 2));
  if (characters.length <= limit) return line;
  const room = characters.slice(0, limit).join("");
  const rest = line.slice(0, room.length + 20);
  const clauses = [...rest.matchAll(clauseEnd)];
  const phrases = [...rest.matchAll(phraseEnd)].filter(
    ([, word]) => word === undefined || phraseStarts.has(word.toLowerCase()),
  );
  return lastWhole(room, clauses) ?? lastWhole(room, phrases) ?? withoutLead(atMark(line, room));
}

/** The longest beginning of a room that ends before one of the marks and reads whole. Undefined if it were less than half. */
const lastWhole = (room: string, marksOfLine: readonly { index: number }[]): string | undefined =>
  marksOfLine
    .filter(({ index }) => index > room.length / 2 && index <= room.length)
    .map(({ index }) => room.slice(0, index).trimEnd())
    .findLast((text) => withoutLead(text) === text);

/** The beginning up to the last mark in the second half of a room, else its whole words. */
function atMark(line: string, room: string): string {
  const isEnd = marks.some((mark) => line.startsWith(mark, room.length));
  const cut = isEnd ? room.length : Math.max(...marks.map((mark) => room.lastIndexOf(mark)));
  return cut > room.length / 2 ? room.slice(0, cut) : wholeWords(line, room);
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
    end = end.replace(unclosed, "").replace(separator, "").replace(lastWord, dropSmall).replace(particle, "");
  return end === "" ? text : end;
}

const lastWord = /\s(\S+)$/u;
const owner = /['’]s$/u;
const dropSmall = (match: string, word: string) =>
  phraseStarts.has(word.toLowerCase()) || openWords.has(word.toLowerCase()) || owner.test(word) ? "" : match;

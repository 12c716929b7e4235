import { foreignWords } from "./foreign-words";
import { languageWords } from "./language-words";
import { isStruck } from "./struck-keys";

/** Scripts that show a language on their own, or nearly so. */
const scripts: [string, RegExp][] = [
  ["ko", /\p{Script=Hangul}/u],
  ["th", /\p{Script=Thai}/u],
  ["he", /\p{Script=Hebrew}/u],
  ["hi", /\p{Script=Devanagari}/u],
  ["ar", /\p{Script=Arabic}/u],
  ["uk", /[іїєґ]|подяк|тижд|вчител|(?<!\p{L})(?:що|щоб|як|від|уроку|мови)(?!\p{L})/iu],
  ["ru", /\p{Script=Cyrillic}/u],
  ["zh-hant", /[們這說嗎請給為麼對讓寫書車問題時間還妳幫個學會點電話]/u],
  ["zh-hant", languageWords.traditional],
  ["zh", /\p{Script=Han}/u],
];

/** Letters and endings typical of a language, in a lower-case word. */
const marks: Record<string, RegExp> = {
  fr: /[œàâæêîôûëïùèçé]|.(?:eux|euses?|eaux?)$/u,
  de: /[ßäöü]|\p{L}{4}ungs?$|\p{L}{3}ungen$|(?:keit|heit|schaft|lich|liche|licher|schreiben|arbeit|brief|karte|tisch|isch)$/u,
  pt: /[ãõàâêôçáíóú]|(?:cao|coes|agem|agens|eir[oa]s?|[nl]h[oa]s?|dade|ss[oa]s?)$/u,
  it: /[àèìòù]$|(?:zion[ei]|menti|aggio|[^aeiou][ae]nza|(?:tt|zz|gg|cc|ss|nn|mm)[oaie]|glie|gli[oa]|chi|ghi|iere)$/u,
  nl: /[ëï]|ij(?:[bdfgklmnpstvz]|$)|(?:[ai]ties?|heid|lijk|lijke|tje|tjes|pje|kje|eren|brief)$/u,
  pl: /[ąćęłńśźżó]|sz|cz|prz|(?:anie|enie|ania|enia)$/u,
  tr: /[ğışçöü]|(?:leri|mesi|lik|mek|mak)$/u,
  id: /^(?:meng|meny|memb|peng(?!uin)|peny|pemb)|\p{L}{4}(?:kan|nya)$/u,
  vi: /[ăơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹàáãâêôòóúùíìéè]/u,
};

/** Longest part of a line that is read for its language, in characters. */
const longestPart = 400;

const english: ReadonlySet<string> = new Set([...languageWords.english, ...languageWords.englishTopics]);
const lists: [string, ReadonlySet<string>][] = [
  ["en", english],
  ["es", new Set([...languageWords.spanish, ...languageWords.spanishTopics])],
  ...Object.entries(foreignWords),
];
const isKnown = (word: string) => lists.some(([, known]) => known.has(word));

/** Each three letters in a row of a word, its start and end included. */
function piecesOf(word: string): string[] {
  const whole = `^${word}$`;
  return Array.from({ length: whole.length - 2 }, (_, start) => whole.slice(start, start + 3));
}

/** How often each piece occurs in the words of each list; built on first use. */
let pieceCounts: Map<string, number[]> | null = null;
const totals: number[] = lists.map(() => 0);
function countPieces() {
  if (pieceCounts) return pieceCounts;
  pieceCounts = new Map();
  for (const [index, [, known]] of lists.entries())
    for (const word of known)
      for (const piece of piecesOf(word)) {
        const counts = pieceCounts.get(piece) ?? lists.map(() => 0);
        pieceCounts.set(piece, counts);
        counts[index]! += 1;
        totals[index]! += 1;
      }
  return pieceCounts;
}

/** The count of a piece that a list does not have. */
const unseen = 0.3;
/** Pieces of a word overlap: their likelihoods count as a third. */
const doubt = 3;

/** Whether a word is known, or as in a language half of its pieces are: keys struck at random are no evidence of any. */
export function isWordlike(word: string): boolean {
  if (isKnown(word)) return true;
  const pieces = piecesOf(word);
  return pieces.filter((piece) => countPieces().has(piece)).length * 2 >= pieces.length;
}

/** How likely an unknown word belongs to each list, by its pieces: shares of one. */
function likenessOf(word: string): number[] {
  const counts = countPieces();
  const logs = lists.map(() => 0);
  for (const piece of piecesOf(word)) {
    const found = counts.get(piece);
    if (!found) continue;
    for (const index of logs.keys())
      logs[index]! += Math.log((found[index]! + unseen) / (totals[index]! + unseen * counts.size));
  }
  const most = Math.max(...logs);
  const shares = logs.map((log) => Math.exp((log - most) / doubt));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/**
 * Evidence in a line in Latin script: the likeliest language that is none of the site's, by known words, letters and
 * endings; and for all languages the likeness of the words in no list.
 */
export function weighForeignLatin(line: string) {
  const text = line
    .slice(0, longestPart)
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("\u0307", "")
    .replaceAll("’", "'");
  const scores = Object.fromEntries(lists.map(([language]) => [language, 0]));
  const words = new Set(text.match(/\p{Script=Latin}+'?/gu));
  for (const word of words) {
    const bare = word.replace("'", "");
    if (languageWords.international.has(bare) || isStruck(bare)) continue;
    for (const [language, known] of Object.entries(foreignWords)) {
      if (known.has(word) || known.has(bare)) scores[language]! += 1;
      if (!english.has(bare) && marks[language]?.test(bare)) scores[language]! += 1;
    }
    // A short lone word that is unknown may be a name.
    if (bare.length > (words.size > 1 ? 2 : 7) && !isKnown(bare) && isWordlike(bare))
      for (const [index, share] of likenessOf(bare).entries()) scores[lists[index]![0]]! += share;
  }
  const { en = 0, es = 0, ...foreign } = scores;
  const [language, score] = Object.entries(foreign).reduce((best, other) =>
    other[1] > best[1] ? other : best,
  );
  return { language, score, english: en, spanish: es };
}

/** Most words of a line that may be names alone; in Latin script on a Japanese page. */
const fewWords = { ja: 2, other: 4 } as const;

/** Letters that names in a line of the site's languages rarely have. */
const alien = /[^a-zñçáéíóúàèâêôëïäöüãåøæ'’]/u;

/** The least likeness by which an unknown word shows a language: no name of a place or dish has it. */
const sure = 0.9;

/**
 * Whether a short line in Latin script could well be in the reader's language: another one has no more words to itself.
 * Accents and endings are no evidence: places, dishes and brands have those of any language.
 */
export function mayBeIn(reader: string, line: string): boolean {
  const words =
    line
      .slice(0, longestPart)
      .normalize("NFC")
      .toLowerCase()
      .match(/\p{Script=Latin}+'?/gu) ?? [];
  if (words.length > fewWords[reader === "ja" ? "ja" : "other"]) return false;
  const told = words.filter((word) => !languageWords.international.has(word));
  const own = lists.find(([language]) => language === reader)?.[1] ?? new Set();
  const count = (isOne: (word: string) => boolean) => told.filter(isOne).length;
  if (count((word) => own.has(word)) === 0 && told.some((word) => alien.test(word))) return false;
  return lists.every(([language, other], index) => {
    if (language === reader) return true;
    const isOther = (word: string) => other.has(word) || (!isKnown(word) && likenessOf(word)[index]! > sure);
    const others = count((word) => isOther(word) && !own.has(word));
    return others <= count((word) => own.has(word) && !other.has(word));
  });
}

/**
 * The language of a line in none of the site's languages, as an ISO 639-1 code (`zh-hant` for traditional Chinese): by
 * its script, else by its letters and commonest words. Null if it is unknown.
 */
export function foreignLanguageOf(line: string): string | null {
  const text = line.slice(0, longestPart).toLowerCase();
  const byScript = scripts.find(([, pattern]) => pattern.test(text));
  if (byScript) return byScript[0];
  const { language, score } = weighForeignLatin(text);
  return score > 0 ? language : null;
}

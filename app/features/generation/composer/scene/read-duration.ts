export interface Duration {
  /** Verbatim. */
  words: string;
  seconds: number;
}

const minuteSecond = /(?<!\d)(\d{1,4})\s{0,3}分\s{0,3}(\d{1,4})\s{0,3}秒/u;
const amount =
  /(?<![\p{Script=Latin}\d]|徒歩|駅から|\d[.,])(\d{1,6}(?:[.,]\d{1,6})?)(?:\s{0,3}(?:〜|～|~|-|–|a|to|から)\s{0,3}(\d{1,6}))?\s{0,3}[-‐]?\s{0,3}(秒|分(?!の\d|析|類|野|割|け)|seconds?|secs?|minutes?|mins?|segundos?|segs?|minutos?|s|min|m)(?:間|程度|くらい|ほど)?(?![\p{Script=Latin}\d])/iu;
/** "1970s", "in his 20s" and "80s disco" are an age or a decade. */
const decade =
  /(?<!\p{L})(?:(?:the|his|her|their|my|early|mid|late)[\s-]+'?\d{2}s|(?:1[89]|20)\d0s|[2-9]0s[\s-](?:style|look|vibes?|music|disco|pop|rock|sitcom|fashion|retro|anime|diner|arcade|aesthetic|inspired))(?!\p{L})/giu;
const minuteAndHalf = /(?<!\d)(\d{1,2}|一)\s{0,3}分半/u;
const spelled: [RegExp, number][] = [
  [/(?:a|one) minute and a half|one and a half minutes|minuto y medio/iu, 90],
  [/half a minute|medio minuto/iu, 30],
  [/一分(?:間)?|(?<!\p{L})one[- ]minute|(?<!\p{L})un minuto/iu, 60],
  [/(?<!\p{L})ten[- ]seconds?|diez segundos/iu, 10],
  [/(?<!\p{L})fifteen[- ]seconds?|quince segundos/iu, 15],
  [/(?<!\p{L})thirty[- ]seconds?|treinta segundos/iu, 30],
  [/(?<!\p{L})two[- ]minutes?|dos minutos/iu, 120],
];

/** How long a film is asked to be. Full-width digits count; of a range, its longer end. At most one hour. */
export function readDuration(text: string): Duration | undefined {
  const narrow = text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(decade, (piece) => " ".repeat(piece.length));
  const both = minuteSecond.exec(narrow);
  if (both) return cut(text, both.index, both[0].length, Number(both[1]) * 60 + Number(both[2]));
  const half = minuteAndHalf.exec(narrow);
  if (half) return cut(text, half.index, half[0].length, (half[1] === "一" ? 1 : Number(half[1])) * 60 + 30);
  const match = amount.exec(narrow);
  if (match) {
    const number = Number((match[2] ?? match[1] ?? "").replace(",", "."));
    const unit = /^(?:分|m)/iu.test(match[3] ?? "") ? 60 : 1;
    return cut(text, match.index, match[0].length, Math.round(number * unit));
  }
  for (const [pattern, seconds] of spelled) {
    const found = pattern.exec(text);
    if (found) return { words: found[0], seconds };
  }
  return undefined;
}

function cut(text: string, start: number, length: number, seconds: number): Duration | undefined {
  if (seconds < 1 || seconds > 3600) return undefined;
  return { words: text.slice(start, start + length).trim(), seconds };
}

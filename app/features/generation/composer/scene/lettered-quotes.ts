/** Words that say that a quotation is to be read in the picture or on the screen, before or after it. */
const cue =
  "文字|テキスト|字幕|テロップ|コピー|タイトル|題名|見出し|キャッチ|せりふ|セリフ|台詞|吹き出し|一言|ひとこと|スローガン|ラベル|看板";
const latinCue =
  "(?<!\\p{L})(?:text|captions?|subtitles?|title|titled|headline|slogan|tagline|words?|says?|saying|reads?|reading|labels?|labell?ed|sign|lettering|texto|subt[ií]tulos?|t[ií]tulo|titular|lema|eslogan|r[oó]tulo|palabras?|frase|diga|dice|ponga|etiquetas?|letrero)(?!\\p{L})";
const before = new RegExp(
  `(?:[:：]|(?:最後|ラスト|冒頭|終わり|エンディング)(?:に|で|は)(?:大きく)?|(?:at the end|ends? with|ending with|ends? on|al final|termin\\p{L}* con|acab\\p{L}* con)(?: the)?|(?:${cue})(?:は|を|に|で|として|には)?|${latinCue}[^.,;"“”«»]{0,14})[\\s:：、,]*$`,
  "iu",
);
const after = new RegExp(
  `^(?:など|って)?(?:の|という|と)?(?:最後に|冒頭に|画面に|チョークで|手書きで?|大きな|大きく|白い|手書きの?)?(?:${cue}|書[かきいく]|書いて|入れ(?!物)|出し|出す|出した|表示|載せ|添え|手書き|描い|印字)|^ (?:appears?|on (?:the|a) (?:sign|screen|board|shirt|t-shirt|banner|wall|label)|as (?:the )?(?:text|title|headline|caption)|en (?:el|la|un|una) (?:r[oó]tulo|pantalla|cartel|camiseta|pared|letrero))`,
  "iu",
);
const nameBefore =
  /(?<!\p{L})(?:named|called|nicknamed|llamad[oa]s?|de nombre)\s*$|(?:名前は|愛称は|名は|キャラ(?:クター)?の?|主人公の?|犬の?|猫の?|店名は?|お店の?|ブランドの?|商品の?|シャンプーの?|システムの?|アプリの?|サービスの?|曲の?)\s*$/iu;
const nameAfter =
  /^(?:ちゃん|くん|さん|という(?:名前|名の|キャラ|犬|猫|子|人))|^(?:（[^）]*）)?(?:が|は)(?!入|書|出|表)/u;
const joined = /^\s*(?:、|,|や|と|・|\/|and|y|&)?\s*$/u;

interface Quote {
  words: string;
  before: string;
  after: string;
  /** Follows the quotation before it directly ("「おはよう」「りょ！」"). */
  chained: boolean;
}

function findQuotes(text: string, quotes: readonly string[]): Quote[] {
  let end = 0;
  return quotes.flatMap((words) => {
    const at = text.indexOf(words, end);
    if (at < 0) return [];
    const between = text.slice(end, at - 1);
    const found = {
      words,
      before: text.slice(Math.max(end, at - 30), at - 1),
      after: text.slice(at + words.length + 1, at + words.length + 24),
      chained: end > 0 && joined.test(between),
    };
    end = at + words.length + 1;
    return [found];
  });
}

/**
 * The quotations of a purpose that are to be read in the picture, each verbatim: those next to a word such
 * as "title" or "says". When none stands next to one, all but names count if `all` is set or such a word
 * occurs anywhere.
 */
export function letteredQuotes(text: string, quotes: readonly string[], all: boolean): string[] {
  const found = findQuotes(text, quotes);
  const isLettered = (quote: Quote) => before.test(quote.before) || after.test(quote.after);
  const isName = (quote: Quote) => nameBefore.test(quote.before) || nameAfter.test(quote.after);
  const lettered = new Set(found.filter(isLettered));
  for (const [index, quote] of found.entries()) {
    const previous = found[index - 1];
    if (quote.chained && previous && lettered.has(previous)) lettered.add(quote);
  }
  for (let index = found.length - 2; index >= 0; index--) {
    const [quote, next] = [found[index], found[index + 1]];
    if (quote && next?.chained && lettered.has(next) && !before.test(next.before) && !isName(quote))
      lettered.add(quote);
  }
  const open = found.filter((quote) => lettered.has(quote) || !isName(quote));
  const anyCue = new RegExp(`${cue}|${latinCue}|と(?:書|言|入れ)`, "iu").test(text);
  const kept = lettered.size > 0 && !all ? [...lettered] : all || anyCue ? open : [];
  return found.filter((quote) => kept.includes(quote)).map(({ words }) => words);
}

/** Visual cost of a line break: none between phrases, more inside one, much inside a word; some are forbidden. */
export const breakCost = { phrase: 0, word: 40, letter: 1_000, forbidden: 1_000_000 };

const words = new Intl.Segmenter("ja", { granularity: "word" });

/** Characters not allowed at the start or the end of a line. */
const closers =
  /^[、。，．،؛؟।॥,.:;：；!?！？・ー〜～…‥)\]}）」』】〕〉》”’%％°々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u;
const openers = /[([{（「『【〔〈《“‘¿¡#$¥￥@]$/u;
/** Japanese particles and endings: part of the word before them. */
const ending =
  /^(は|が|を|に|へ|で|と|も|の|や|か|な|ね|よ|ぞ|わ|さ|ば|て|た|だ|し|ず|ん|から|まで|より|だけ|など|ので|のに|では|には|とは|にも|でも|って|として|という|について|による|です|ます|でした|ました|ません|ない|なく|たい|する|した|して|され|される|された|させる|すれ|しよう|れる|られる|いる|いた|てる|せる|ください|ため|こと|もの|的|化|用|さん|ごと|ずつ|ほど|くらい|ぐらい|つ|なら|たら|なり|ながら)$/u;
const han = /\p{Script=Han}$/u;
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** No spaces between words. */
const thai = /\p{Script=Thai}/u;
const emoji = /\p{Extended_Pictographic}/u;

/** The cost of breaking the line after each of these characters; white space stays at the end of its line. */
export function breakCosts(characters: readonly string[]): number[] {
  const costs = characters.map((character, index) => {
    const next = characters[index + 1];
    if (next === undefined) return breakCost.phrase;
    return next === " " || closers.test(next) || openers.test(character)
      ? breakCost.forbidden
      : breakCost.letter;
  });
  const segments = [...words.segment(characters.join(""))].map(({ segment }) => segment);
  let [index, length] = [-1, 0];
  segments.slice(0, -1).forEach((segment, position) => {
    length += segment.length;
    let reached = characters.slice(0, index + 1).join("").length;
    while (reached < length) reached += characters[++index]!.length;
    if (reached === length && costs[index] !== breakCost.forbidden)
      costs[index] = costBetween(segment, segments[position + 1]!);
  });
  return costs;
}

function costBetween(before: string, after: string): number {
  if (before === " ") return breakCost.phrase;
  if (/[-/–—]$/.test(before)) return breakCost.word;
  if (thai.test(before) && thai.test(after)) return breakCost.phrase;
  if (!japanese.test(before) && !japanese.test(after))
    return emoji.test(before) || emoji.test(after) ? breakCost.phrase : breakCost.letter;
  const joined =
    ending.test(after) || /\p{N}$/u.test(before) || (han.test(before) && han.test(after.slice(0, 1)));
  return joined ? breakCost.word : breakCost.phrase;
}

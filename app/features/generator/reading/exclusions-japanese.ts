import type { Exclusion } from "./exclusion";

/** Verbs of showing, as their negative stems. */
const shown =
  "入れ|写さ|写し込ま|写り込ませ|写り込ま|映さ|映り込ませ|映り込ま|出さ|描か|描き込ま|使わ|含め|見せ|載せ|付け|つけ|置か|登場させ|入ら|写ら|映ら|見え|出てこ|登場し|い";
const asked = "(?:ください|下さい|ほしい|欲しい|もらえますか)";
const cue = new RegExp(
  [
    `(?<!っぱ)(?:なし|無し|ナシ)(?:でお願い(?:します|いたします)?|です|で|の|にして${asked}?)?`,
    `(?<![切りくき])抜き(?:でお願い(?:します)?|で|の)?`,
    `(?:禁止|不要|除外|NG|ＮＧ)(?:です|で)?`,
    `(?:いらない|要らない|いりません|要りません|必要ない|必要なし|必要ありません)(?:です)?`,
    `(?:${shown})(?:ないで${asked}?|ないように(?:して${asked}?)?|ないこと|ない方向で|ない|ずに|ず|たくない|なくていい)(?:です)?`,
    `(?:避けて|外して|除いて|消して|なくして|やめて|入れるのは(?:なし|NG)で?)${asked}?`,
  ].join("|"),
  "gu",
);
/** Endings after which the sentence may go on at once. */
const joins = /(?:なし|無し|ナシ|抜き|禁止|不要|除外|NG|ＮＧ|ない)で$|ずに$/u;
const boundary = /[、。，．,.!！?？\s（）()「」『』:：;；]/u;
const opening =
  /^[・／]?(?:(?:ただし|ただ|でも|あとは|あと|それと|また|なお|絶対に?|できれば|特に)、?)?(?:(?:画面|画像|写真|絵|映像|動画)(?:の中)?(?:に|には))?/u;
const closing = /(?:(?:など|とか)(?:には|は|を|も|が)?|は|を|が)?(?:一切|全部|絶対に?|全く|まったく)?\s?$/u;

// Hiragana without those of particles: a noun in them can be told from what follows it.
const plain = "[ぁ-つづてぬねひ-むめゆ-ゑんーなるれろすせそただちふほまみゃゅょ]";
const kanji = "[\\p{Script=Han}々ヶ〆]";
const kana = "[\\p{Script=Katakana}ー]";
const spelt =
  "子ども|こども|ひとびと|人びと|ひと|とり|もの|たてもの|くも|はな|やま|もじ|とけい|もり|かに|にわとり|もも|いぬ|のぼり";
const word = `(?:${spelt}|(?:お|ご)?(?:${kanji}{1,4}${kana}{2,10}|${kana}{2,12}${kanji}{0,2}|${kanji}{1,4}|[A-Za-z\\d]{1,16})(?:${plain}{1,3}(?:${kanji}{1,2}${plain}{0,3})?)?|${plain}{2,8})`;
const item = new RegExp(
  `(${word}(?:の${word})?)(?:も?(?:、|・|／|/|＆|&)|とか|および|及び|や|と|も|$)`,
  "uy",
);

/** Words for the whole picture: their absence may stand before its name, "文字なしのポスター". */
const ofPicture =
  /^(?:人|人物|人影|人の顔|顔|文字|文字入れ|テキスト|ロゴ|枠|透かし|ウォーターマーク|字幕|テロップ|セリフ|ナレーション|音楽|BGM|音声)$/u;
const idioms =
  /^(?:名|台|底|意味|問題|文句|間違い|仕方|限り|種|立入|立ち入り|駐車|撮影|通行|喫煙|禁煙|使用|転載|無断転載|息|気)$/u;
const bare = new RegExp(`^(?!.*(?:な|無し|NG|不要|禁止|抜き))${word}(?:の${word})?$`, "u");
/** Bare words before a comma that say how the picture looks and are surely wanted. */
const looks =
  /^(?:水彩画?|油絵|写真|実写|イラスト|アニメ|線画|縦|横|縦長|横長|縦型|横型|正方形|夜|朝|昼|夕方|白背景|モノクロ|白黒|俯瞰|全身|真上|シンプル|リアル|ミニマル|壁紙|ポスター|サムネ|春|夏|秋|冬|雨|雪|霧|曇り|晴れ|夜景|夕景|夕焼け|逆光|ネオン|青空|夏空|レトロ|カラー|無地|高画質)$/u;

const longestList = 60;

/** What a Japanese line excludes: "人も車もなし", "文字は入れないで". Null if any of it is doubtful. Linear in the text. */
export function exclusionsInJapanese(text: string): Exclusion[] | null {
  const found: Exclusion[] = [];
  let last = 0;
  for (const match of text.matchAll(cue)) {
    const [said] = match;
    const end = match.index + said.length;
    if (
      end < text.length &&
      !joins.test(said) &&
      !said.endsWith("の") &&
      !/[・／]/u.test(text[end]!) &&
      !boundary.test(text[end]!)
    )
      return null;
    const from = Math.max(last, match.index - longestList);
    const clause = text.slice(from, match.index).replace(closing, "");
    const start = startOfClause(clause);
    const nouns = itemsIn(clause.slice(start).replace(opening, ""));
    if (!nouns || nouns.some((noun) => idioms.test(noun))) return null;
    if (said.endsWith("の") && !nouns.some((noun) => ofPicture.test(noun))) return null;
    const earlier = text.slice(Math.max(0, from + start - longestList), from + start);
    const later = text.slice(end, end + longestList).split(boundary);
    if (
      isListed(
        earlier,
        later.some((piece) => piece !== "" && piece.search(cue) === -1),
      )
    )
      return null;
    // "夜の街で人物なし": the particle goes with the phrase that it leads to.
    const joint = start > 0 && clause[start - 1] === "で" ? 1 : 0;
    found.push({ start: from + start - joint, end, nouns });
    last = end;
  }
  return found;
}

/** The place after the last mark, space or "で" of a clause. */
function startOfClause(clause: string): number {
  for (let at = clause.length; at > 0; at--) {
    const sign = clause[at - 1]!;
    if (boundary.test(sign)) return at;
    if (sign === "で" && /[\p{Script=Han}\p{Script=Katakana}ー]/u.test(clause[at - 2] ?? "")) return at;
  }
  return 0;
}

/** The nouns of a list; null if it is anything else. */
function itemsIn(list: string): string[] | null {
  const nouns: string[] = [];
  item.lastIndex = 0;
  while (item.lastIndex < list.length) {
    const match = item.exec(list);
    if (!match) return null;
    nouns.push(match[1]!);
  }
  return nouns.length > 0 ? nouns : null;
}

/**
 * Whether a bare noun stands right before, as in "人物、車、文字は入れないで": it may belong to the list. The first
 * word of a line is its subject if nothing else is wanted: "猫、文字なし".
 */
function isListed(earlier: string, goesOn: boolean): boolean {
  const clauses = earlier.split(boundary).filter(Boolean);
  const previous = clauses.at(-1) ?? "";
  if ([...previous].length > 6 || looks.test(previous) || !bare.test(previous)) return false;
  return clauses.length > 1 || goesOn || ofPicture.test(previous);
}

import type { WishedSentence } from "./wished-sentences";
import type { Pair } from "./wishes";

/** What a sentence says of something that has one value. */
interface Said {
  sentence: WishedSentence;
  start: number;
  end: number;
  thing: string;
  /** The unit and what is measured, as far as it is told. */
  measure: string;
  value: string;
}

/** Words that tell that a thing has several values, or had another one. */
const hasSeveral =
  /希望|候補|変更|変わ|もと|元は|旧|新し|延長|延び|前回|次回|平日|土日|週末|祝|[月火水木金土日]曜|[回日部案]目|別|それぞれ|各|ごと|予備|昨年|去年|今年|来年|先月|今月|来月|午後の部|午前の部|または|あるいは|大人|子ども|子供/u;
const clause = /[^、。\n]+(?:、(?=約|およそ|だいたい)[^、。\n]+)?/gu;
const subject = /^(?:また|なお|ただし)?(?<thing>[^0-9０-９「」]{1,16}?)(?:は|が)(?<rest>.{1,60})$/u;
/** Other words for the value of a thing. */
const ofValue = /の?(?:割合|率|金額|額|人数|数|時間|所要時間|時刻|開始時間|開始時刻|長さ|値段|日程|日時)$/u;
const sameThing: readonly (readonly [RegExp, string])[] = [
  [/締め?切り?|〆切り?|期限|納期/u, "締切"],
  [/出席者|参加人数/u, "参加者"],
  [/値段|料金|価格/u, "価格"],
];
/** Words before a figure that change nothing. */
const neutral =
  /約|およそ|だいたい|全部で|合計で?|総額で?|全員で|宿泊費の|一律|[1１一]人(?:あたり|当たり|につき)?|[一1１]回|の|、|\s/gu;
const figure =
  /(?<from>[0-9０-９][0-9０-９,，]{0,8}(?:[.．][0-9０-９]{1,2})?)(?<unit>万円|円|[%％]|(?:人|名)(?![で分あに0-9０-９])|分間?(?!の)|時(?!間))(?<half>半|[0-9０-９]{1,2}分)?(?<aspect>から|まで|開始|スタート|に(?:始ま|開始|スタート|終わ|終了))?/gu;
const begins = /^(?:から|開始|スタート|に(?:始ま|開始|スタート))/u;
/** Names for the time of whatever the prompt is about. */
const anyTime = /^(?:日時|時間|開始|開始時間|開始時刻|日程|)$/u;
const dates = /^(?:(?:[0-9]{1,2}月)?[0-9]{1,2}日(?:\([月火水木金土日]\))?)?(?:午前|午後|朝)?$/u;

/** Readers and receivers, of whom there is one. */
const receivers: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    "receiver",
    /(?:宛先|宛名|あて先|送り先|送る相手|お客様|お客さま)(?:は|を)、?「?(?<who>[^。、」はがを]{1,16}?)」?(?:です|とする|にする|とし|にし|。|$)|(?<own>\p{Script=Han}{1,4}(?:様|さん|部長|課長|先生))(?:あて|宛て?)(?:で|に|の|と)/u,
  ],
  [
    "reader",
    /(?:読者|読み手|読むの|対象読者)は、?(?<who>[^。、はがを0-9０-９]{1,16}?[\p{Script=Han}\p{Script=Katakana}])(?:です|とする|を想定|。|$)/u,
  ],
];

const digits = (text: string): string => text.normalize("NFKC").replaceAll(",", "");

/** The value of a figure; a time in hours of the day. */
function valueOf(from: string, unit: string, half: string, before: string): string {
  if (unit !== "時") return digits(from);
  const hour = Number(digits(from)) + (/午後|夜|夕方/u.test(before) && Number(digits(from)) < 12 ? 12 : 0);
  return `${hour}:${half === "半" ? 30 : Number(digits(half).replace("分", "") || 0)}`;
}

function figuresIn(sentence: WishedSentence): Said[] {
  if (hasSeveral.test(sentence.text)) return [];
  return Array.from(sentence.text.matchAll(clause)).flatMap(({ 0: words, index }): Said[] => {
    const found = subject.exec(words)?.groups;
    const [named, rest] = found ? [found["thing"]!, found["rest"]!] : ["", words];
    const thing = sameThing
      .reduce((name, [pattern, word]) => name.replace(pattern, word), named.trim())
      .replace(ofValue, (word) => (word === named ? word : ""));
    const offset = index + words.length - rest.length;
    const figures = [...rest.matchAll(figure)];
    return figures.flatMap((one, at): Said[] => {
      const { from = "", unit = "", half = "", aspect = "" } = one.groups!;
      const before = digits(rest.slice(0, one.index)).replace(/^.*から/u, "");
      const isEnd = !begins.test(aspect) && (aspect !== "" || /から/u.test(rest.slice(0, one.index)));
      const isTime = unit === "時";
      // Two figures of a kind tell two things; a time without its sense is none.
      const others = figures.filter((other, position) => position !== at && other.groups!["unit"] === unit);
      if (isTime ? aspect === "" && !isEnd : others.length > 0 || !found) return [];
      const qualifier = before.replace(neutral, "");
      if (isTime ? !dates.test(qualifier) : /[はがを]/u.test(qualifier)) return [];
      const sense = isTime ? (isEnd ? "end" : "start") : qualifier;
      return [
        {
          sentence,
          start: offset + one.index,
          end: offset + one.index + one[0].length,
          thing,
          measure: `${unit.replace("％", "%").replace(/人|名/u, "人").replace("分間", "分")}|${sense}`,
          value: valueOf(from, unit, half, before),
        },
      ];
    });
  });
}

function receiversIn(sentence: WishedSentence): Said[] {
  return receivers.flatMap(([name, pattern]): Said[] => {
    const found = pattern.exec(sentence.text);
    const who = found?.groups!["who"] ?? found?.groups!["own"];
    if (!found || who === undefined) return [];
    const start = found.index + found[0].indexOf(who);
    return [{ sentence, start, end: start + who.length, thing: name, measure: "who", value: who }];
  });
}

/** Two values of one thing: of a time, a price, a number of people, a receiver. */
export function thingsOfOneValue(sentences: readonly WishedSentence[]): Pair[] {
  const said = sentences.flatMap((sentence) => [...figuresIn(sentence), ...receiversIn(sentence)]);
  const pairs: Pair[] = [];
  const taken = new Set<Said>();
  for (const [at, one] of said.entries()) {
    if (taken.has(one)) continue;
    const other = said
      .slice(at + 1)
      .find((later) => !taken.has(later) && later.sentence !== one.sentence && differ(one, later, said));
    if (!other) continue;
    taken.add(other);
    pairs.push([one, other]);
  }
  return pairs;
}

/** Whether two sentences give one thing two values. */
function differ(one: Said, other: Said, all: readonly Said[]): boolean {
  if (one.measure !== other.measure || one.value === other.value) return false;
  if (one.thing === other.thing) return one.thing !== "" || one.measure.startsWith("時");
  if (!one.measure.startsWith("時") || !(anyTime.test(one.thing) || anyTime.test(other.thing))) return false;
  return all.filter(({ measure }) => measure === one.measure).length === 2;
}

import type { WishedSentence } from "./wished-sentences";
import type { Pair } from "./wishes";

/** The value that a sentence gives to something that has one. */
interface Said {
  sentence: WishedSentence;
  start: number;
  end: number;
  /** The thing, with the unit and what is measured. */
  thing: string;
  value: string;
}

/** Words of a prompt about several things of a kind, each with values of its own. */
const hasSeveral =
  /[0-9０-９一二三]つ目|[回日部案組]目|[A-DＡ-Ｄ](?:社|案|店|館|組|会場|コース|プラン|チーム)|大人|子ども|子供|前半|後半|午前の部|午後の部|それぞれ|各|ごと|別の/u;
/** A sentence that gives a thing its value and says nothing else: 「会議は14時からです。」 */
const figure =
  /^(?:また|なお|ただし)?、?(?<thing>[^、。「」]{1,16}?)[はが]、?(?<which>[^、。「」はがを]{0,16}?)(?<from>[0-9０-９][0-9０-９,，]{0,8}(?:[.．][0-9０-９]{1,2})?)(?<unit>万円|円|[%％]|人|名|分間?|時)(?<half>半|[0-9０-９]{1,2}分)?(?<sense>(?:から|まで|に|開始|スタート|終了)?)(?:です|でした|始まります|終わります|(?:と|に)(?:する|します))?。?$/u;
/** Words before a figure that change nothing. */
const neutral = /約|およそ|だいたい|全部で|合計で?|[1１一](?:人|回)(?:あたり|につき)?|の|\s/gu;
/** A sentence that names the receiver, or the reader by a stage of life or learning, of which there is one. */
const persons: readonly RegExp[] = [
  /^(?<thing>宛先|宛名|あて先|送り先)[はを]、?「?(?<value>[^、。「」はがをとや]{1,12}?)(?:様|さま|さん|先生|殿)」?(?:です|(?:と|に)(?:する|します|してください))?。?$/u,
  /^(?<thing>読者|読み手|対象読者)は、?[^、。はがを]{0,8}?(?<value>小学生|中学生|高校生|大学生|研究者|専門家)(?:です|とする|を想定)?。?$/u,
];

const digits = (text: string): string => text.normalize("NFKC").replaceAll(",", "");

function saidIn(sentence: WishedSentence): Said[] {
  const { text, heading } = sentence;
  const match = [figure, ...persons].map((pattern) => pattern.exec(text)).find((each) => each !== null);
  if (!match?.groups) return [];
  const { thing = "", which = "", from, unit = "", half = "", sense = "", value = "" } = match.groups;
  const minutes = half === "半" ? 30 : Number(digits(half).replace("分", ""));
  const isEnd = /まで|終/u.test(sense) || /終わります。?$/u.test(text);
  const measure = [
    unit.replace("％", "%").replace("名", "人").replace("分間", "分"),
    unit === "時" && isEnd ? "end" : "",
    digits(which).replace(neutral, ""),
  ];
  return [
    {
      sentence,
      start: 0,
      end: text.length,
      thing: [heading, thing.trim(), ...measure].join("|"),
      value: from === undefined ? value : `${digits(from)}:${minutes}`,
    },
  ];
}

/** Two values of one thing: of a time, a price, a number of people, a receiver. */
export function thingsOfOneValue(sentences: readonly WishedSentence[]): Pair[] {
  if (sentences.some(({ text }) => hasSeveral.test(text))) return [];
  const values = new Map<string, Said[]>();
  for (const said of sentences.flatMap(saidIn))
    values.set(said.thing, [...(values.get(said.thing) ?? []), said]);
  // A thing with three values has several.
  return [...values.values()].flatMap(([one, other, ...more]): Pair[] =>
    one && other && more.length === 0 && differ(one.value, other.value) ? [[one, other]] : [],
  );
}

/** Whether two values differ; a name may be told in full or in part. */
const differ = (one: string, other: string): boolean =>
  /\d/u.test(one) ? one !== other : !one.startsWith(other) && !other.startsWith(one);

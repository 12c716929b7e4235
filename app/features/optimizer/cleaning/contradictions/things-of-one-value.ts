import type { Language } from "~/domain/languages";

import { valueFrames } from "./value-frames";
import type { WishedSentence } from "./wished-sentences";
import type { Pair } from "./wishes";

/** The value that a sentence gives to something that has one. */
interface Said {
  sentence: WishedSentence;
  start: number;
  end: number;
  /** The thing, with the unit and what is measured. */
  thing: string;
  /** The parts of its value, empty where it is not told: a day, a time, a price. */
  value: readonly string[];
  name: string;
}

const digits = (text: string): string => text.normalize("NFKC").replaceAll(",", "");

/** Characters of a month by which its name is told, however it is written. */
const monthLength = 3;

function saidIn(sentence: WishedSentence, language: Language): Said[] {
  const { text, heading } = sentence;
  const { frames, neutral, isEnd, things, values } = valueFrames[language];
  const match = frames.map((frame) => frame.exec(text)).find((each) => each !== null);
  if (!match?.groups) return [];
  const { thing = "", which = "", unit = "", half = "", sense = "", ...parts } = match.groups;
  const { from = "", price = "", time = "", weekday = "", value = "" } = parts;
  const month = (parts.month ?? parts.month2 ?? "").slice(0, monthLength);
  const day = parts.day ?? parts.day2 ?? "";
  const minutes = from === "" ? "" : `:${half === "半" ? 30 : Number(digits(half).replace("分", ""))}`;
  const ends = isEnd.test(sense) || /終わります。?$/u.test(text) ? "end" : "";
  const fold = (words: string) =>
    values.reduce((said, [word, by]) => said.replace(word, by), digits(words).toLowerCase());
  const said = [
    `${digits(from)}${minutes}`,
    fold(price),
    fold(time),
    fold(weekday),
    fold(month),
    digits(day),
  ];
  if (value === "" && said.every((part) => part === "")) return [];
  return [
    {
      sentence,
      start: 0,
      end: text.length,
      thing: [
        heading,
        things.reduce((name, [word, by]) => name.replace(word, by), thing.trim().toLowerCase()),
        unit.replace("％", "%").replace("名", "人").replace("分間", "分"),
        unit === "" || unit === "時" ? ends : "",
        digits(which).replace(neutral, "").toLowerCase(),
        // A price is no time of the same thing.
        ...[price, value].map((part) => String(part === "")),
      ].join("|"),
      value: said,
      name: fold(value),
    },
  ];
}

const label = /^\p{L}[\p{L} ]{0,15}(?=[:：])/u;

/** Whether several labels come again: those of a list of things, each with its values. */
function repeatsLabels(sentences: readonly WishedSentence[]): boolean {
  const labels = sentences.flatMap(({ text, heading }) =>
    label.test(text) ? `${heading}|${label.exec(text)![0].toLowerCase()}` : [],
  );
  const again = labels.filter((one, at) => labels.indexOf(one) < at);
  return new Set(again).size > 1;
}

/** Two values of one thing: of a time, a date, a price, a number of people, a place, a receiver. */
export function thingsOfOneValue(sentences: readonly WishedSentence[], language: Language): Pair[] {
  if (sentences.some(({ text }) => valueFrames[language].several.test(text)) || repeatsLabels(sentences))
    return [];
  const told = new Map<string, Said[]>();
  for (const said of sentences.flatMap((sentence) => saidIn(sentence, language)))
    told.set(said.thing, [...(told.get(said.thing) ?? []), said]);
  // A thing with three values has several.
  return [...told.values()].flatMap(([one, other, ...more]): Pair[] =>
    one &&
    other &&
    more.length === 0 &&
    (differ(one.name, other.name) || one.value.some((part, at) => isOther(part, other.value[at]!)))
      ? [[one, other]]
      : [],
  );
}

/** Characters that two names of one place share. */
const shared = 3;

/** Whether two names differ; either may be told in part. */
const differ = (one: string, other: string): boolean =>
  one !== "" &&
  other !== "" &&
  !one.startsWith(other) &&
  !other.startsWith(one) &&
  !Array.from(one).some((_, at) => at + shared <= one.length && other.includes(one.slice(at, at + shared)));

/** Half of a day, which a time may leave out. */
const half = /[ap]m$/u;

/** Whether two parts of a value differ, where both are told. */
function isOther(one: string, other: string): boolean {
  if (one === "" || other === "") return false;
  return half.test(one) === half.test(other)
    ? one !== other
    : one.replace(half, "") !== other.replace(half, "");
}

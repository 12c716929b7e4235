import { readFileSync } from "node:fs";

import { pickByZipf, type Random } from "./zipf";
import type { Writer } from "./made-up-text";

/** Fallback without a collection of prompts. */
const words =
  `prompt write text image create the best email for a marketing plan explain code function review data summary report style photo light
  portrait story character list steps role expert teacher travel recipe budget improve translate language question answer markdown table`.split(
    /\s+/,
  );

/** The fields of a CSV file (RFC 4180), row by row. */
function* readCsv(text: string): Generator<string[]> {
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === ",") continue;
    yield row;
    row = [];
  }
}

function sentencesOf(file: string): string[] {
  const [header, ...rows] = readCsv(readFileSync(file, "utf8"));
  const column = header!.indexOf("prompt");
  return rows
    .flatMap((row) => (row[column] ?? "").split(/(?<=[.!?])\s+|\n+/))
    .filter((part) => part.length > 20);
}

/** Writes English in sentences of the prompts in a CSV file, or, without one, in words of a short list. */
export function englishWriter(random: Random, file: string | null): Writer {
  const sentences = file === null ? [] : sentencesOf(file);
  const known = [
    ...new Set(sentences.length > 0 ? sentences.flatMap((part) => part.match(/[a-z]{4,}/gi) ?? []) : words),
  ];
  const sentence = () =>
    sentences.length > 0
      ? random.pick(sentences)
      : `${Array.from({ length: 6 + random.below(12) }, () => pickByZipf(random, words)).join(" ")}.`;
  return {
    word: () => random.pick(known),
    write(length) {
      let text = "";
      while (text.length < length) text += `${sentence()} `;
      return text.trim();
    },
  };
}

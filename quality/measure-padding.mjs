// How much of the marked padding the optimizer finds, and how many of the needed sentences it keeps, in one half.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const share = (part, all) => `${part}/${all} (${Math.round((100 * part) / all)} %)`;

/** Prints found padding, kept facts and other losses of a half. `faults`: also the sentences at fault. */
export function measurePadding(clean, half, { faults = false } = {}) {
  const rows = readFileSync(join(import.meta.dirname, `padding-${half}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const tally = { found: 0, padding: 0, kept: 0, facts: 0, lost: 0, own: 0 };
  const complain = (kind, id, words) => faults && console.log(`  ${kind} ${id}: ${words}`);
  for (const { id, content, padding, facts } of rows) {
    const cleaned = clean(content);
    for (const words of padding) {
      tally.padding += 1;
      if (cleaned.includes(words)) complain("missed", id, words);
      else tally.found += 1;
    }
    for (const words of facts) {
      tally.facts += 1;
      if (cleaned.includes(words)) tally.kept += 1;
      else complain("lost fact", id, words);
    }
    const own = padding.reduce((rest, words) => rest.replace(words, "\n"), content).split("\n");
    const folded = cleaned.toLowerCase();
    for (const words of own.map((line) => line.trim()).filter((line) => /\p{L}/u.test(line))) {
      tally.own += 1;
      if (folded.includes(words.toLowerCase())) continue;
      tally.lost += 1;
      complain("lost", id, words);
    }
  }
  console.log(
    `${half}: padding found ${share(tally.found, tally.padding)}, facts kept ${share(tally.kept, tally.facts)}, ` +
      `other lines kept ${share(tally.own - tally.lost, tally.own)}`,
  );
}

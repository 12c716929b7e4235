// Metrics that code can compute, on the labeled lines of one half.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const longestLine = 4_000;

const share = (part, all) => (all === 0 ? "–" : `${part}/${all} (${Math.round((100 * part) / all)} %)`);
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** The labeled lines of a half: `development` or `held-out`. */
export const readLines = (half) =>
  readFileSync(join(import.meta.dirname, `lines-${half}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

const sizeOf = (text, language) =>
  language === "ja" ? [...text].length : text.split(/\s+/).filter(Boolean).length;

/** Prints tasks, abstentions, kept wishes, wrong questions, lengths and times of one half. `faults`: also the lines at fault. */
export async function measureLines({ generate }, half, { faults = false } = {}) {
  const rows = [];
  for (const label of readLines(half)) {
    const started = performance.now();
    const made = await generate(label.line, label.use);
    rows.push({ label, ...made, milliseconds: performance.now() - started });
  }
  const complain = (kind, { label, asked }, more = "") =>
    faults &&
    console.log(
      `  ${kind} ${label.id} ${asked.book.id}: ${JSON.stringify(label.line).slice(0, 100)} ${more}`,
    );
  const tally = {
    sure: 0,
    right: 0,
    due: 0,
    abstained: 0,
    kept: 0,
    keeps: 0,
    language: 0,
    material: 0,
    given: 0,
  };
  for (const row of rows) {
    const { label, asked, content, reading, composition } = row;
    const accepted = label.tasks.filter((id) => id !== "general");
    if (asked.certain) {
      tally.sure += 1;
      if (accepted.includes(asked.book.id)) tally.right += 1;
      else complain("task", row, accepted.join("|"));
    }
    if (accepted.length === 0) {
      tally.due += 1;
      if (!asked.certain) tally.abstained += 1;
    }
    for (const piece of label.keeps) {
      tally.keeps += 1;
      if (keeps(content, piece, composition)) tally.kept += 1;
      else complain("lost", row, JSON.stringify(piece));
    }
    if ((label.language === "other" ? null : label.language) === reading.language) tally.language += 1;
    if (label.material) {
      tally.given += 1;
      if (reading.hasMaterial) tally.material += 1;
    }
  }
  const tasks = rows.filter(({ label }) => label.tasks.some((id) => id !== "general")).length;
  const added = rows.map(({ content, reading, label }) =>
    Math.max(0, sizeOf(content, label.language) - sizeOf(reading.words, label.language)),
  );
  const times = rows.map(({ milliseconds }) => milliseconds).slice(1);
  console.log(`${half}: ${rows.length} lines`);
  console.log(
    `  task certain and right   ${share(tally.right, tally.sure)}; certain for ${share(tally.right, tasks)} of the lines with a task`,
  );
  console.log(`  abstained where due      ${share(tally.abstained, tally.due)}`);
  console.log(`  wishes kept              ${share(tally.kept, tally.keeps)}`);
  console.log(`  language read            ${share(tally.language, rows.length)}`);
  console.log(`  material told apart      ${share(tally.material, tally.given)}`);
  console.log(
    `  added beyond the words   median ${median(added)}, most ${Math.max(...added)} (characters ja, words en and es)`,
  );
  console.log(
    `  time a prompt            median ${median(times).toFixed(2)} ms, longest ${Math.max(...times).toFixed(1)} ms`,
  );
  const long = [];
  for (const piece of ["a", "猫と", "http://a ", "- x\n", "「", "no "]) {
    const started = performance.now();
    for (const use of ["text", "automation", "image", "video"])
      await generate(piece.repeat(longestLine).slice(0, longestLine), use);
    long.push((performance.now() - started) / 4);
  }
  console.log(
    `  longest accepted input   ${Math.max(...long).toFixed(1)} ms (${longestLine} characters, the slowest of six kinds)`,
  );
}

/** Whether a prompt contains a wish: verbatim, or as the exclusion or ratio flag of a generator. */
function keeps(content, piece, { exclusions, ratio }) {
  const plain = (text) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
  if (plain(content).includes(plain(piece))) return true;
  return (
    exclusions.some((noun) => plain(piece).includes(plain(noun)) && plain(content).includes(plain(noun))) ||
    (ratio !== null && content.includes(`--ar ${ratio}`) && /:|縦|横|vertical|square|正方形/.test(piece))
  );
}

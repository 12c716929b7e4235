// How well kinds of task are recognized, on labeled lines of one half: `kinds-development.jsonl` or `kinds-held-out.jsonl`.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const uses = ["text", "automation", "image", "video"];

/** `{id, use, language, line, tasks}`: the accepted kinds, the best first; `general` first: no known kind. */
const readKinds = (half) =>
  readFileSync(join(import.meta.dirname, `kinds-${half}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

const share = (part, all) => `${part}/${all}${all ? ` (${Math.round((100 * part) / all)} %)` : ""}`;

/**
 * Prints for each use: kinds recognized rightly and wrongly, families, lines whose right kind is among those to choose
 * from, and abstentions where no kind is known. `faults`: also the lines that were not recognized rightly.
 */
export async function measureKinds({ generate, playbooks }, half, { faults = false } = {}) {
  console.log(`${half}: kinds`);
  for (const use of uses) {
    const tally = { lines: 0, right: 0, family: 0, wrong: 0, offered: 0, none: 0, abstained: 0 };
    for (const { id, line, tasks } of readKinds(half).filter((row) => row.use === use)) {
      const { kind, kinds, certain } = (await generate(line, use)).composition;
      if (tasks[0] === "general") {
        tally.none += 1;
        if (!certain) tally.abstained += 1;
        continue;
      }
      const familyOf = (task) => playbooks.find(use, task)?.family ?? task;
      const isRight = certain && tasks.includes(kind);
      tally.lines += 1;
      if (isRight) tally.right += 1;
      else if (certain && tasks.some((task) => familyOf(task) === familyOf(kind))) tally.family += 1;
      else if (certain) tally.wrong += 1;
      if (!isRight && kinds.slice(1).some((offered) => tasks.includes(offered.id))) tally.offered += 1;
      if (!isRight && faults) console.log(`  ${id} ${JSON.stringify(line)} ${tasks.join("|")} -> ${kind}`);
    }
    console.log(
      `  ${use.padEnd(11)} right ${share(tally.right, tally.lines)}, right family ${tally.family}, wrong ${tally.wrong}; else offered ${tally.offered}; abstained where due ${share(tally.abstained, tally.none)}`,
    );
  }
}

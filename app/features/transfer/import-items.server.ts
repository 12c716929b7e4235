import type { z } from "zod";

import type { Viewer } from "~/context";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { applyRows, type RowToApply } from "./apply-rows.server";
import { checkItem, itemCleaner } from "./check-item";
import { compareRows } from "./compare-rows.server";
import { importRound } from "./limits";
import type { Fault, RowOutcome } from "./row-outcome";
import type { importRequest } from "./schema";

export const importItemsOperation = operation({ limit: "write" });

/** What became of the prompts of a call, by their positions. */
export interface ImportedItems {
  created: { index: number; id: string }[];
  replaced: { index: number; id: string }[];
  same: number[];
  skipped: number[];
  refused: ({ index: number } & Fault)[];
  /** Prompts after a limit of the library or its storage. */
  left: number[];
}

/**
 * Imports prompts into the viewer's library: each is checked on its own, compared with the library, and added. `choice`
 * decides about prompts that differ from the library's.
 */
export async function importItems(
  services: Comparing & Pick<Services, "clock" | "ids">,
  viewer: Pick<Viewer, "id">,
  { prompts, choice, keepHidden }: z.output<typeof importRequest>,
): Promise<ImportedItems> {
  const report: ImportedItems = { created: [], replaced: [], same: [], skipped: [], refused: [], left: [] };
  const cleanItem = itemCleaner();
  const checked = prompts.flatMap((item, index) => {
    const { prompt, fault } = checkItem(keepHidden ? item : cleanItem(item).item);
    if (prompt) return [{ index, prompt }];
    report.refused.push({ index, ...fault! });
    return [];
  });
  const compared = await compareRows(
    services,
    viewer,
    checked.map(({ prompt }) => prompt),
  );
  const rows = checked.map(({ index, prompt }, at): RowToApply & { index: number } => ({
    index,
    prompt,
    ...compared[at]!,
    newId: services.ids.create(),
  }));
  let isFull = false;
  const spent = { compared: 0 };
  for (const round of inRounds(rows)) {
    const outcomes: RowOutcome[] = isFull ? [] : await applyRows(services, viewer, round, choice, spent);
    for (const [at, { index }] of round.entries()) {
      isFull ||= outcomes[at]?.result === "stopped";
      enter(report, index, outcomes[at]);
    }
  }
  return report;
}

function inRounds<Row extends RowToApply>(rows: readonly Row[]): Row[][] {
  const rounds: Row[][] = [];
  let versions = 0;
  for (const row of rows) {
    const weight = 1 + row.prompt.versions.length;
    versions += weight;
    if (rounds.length > 0 && versions <= importRound.rows) rounds.at(-1)!.push(row);
    else {
      rounds.push([row]);
      versions = weight;
    }
  }
  return rounds;
}

function enter(report: ImportedItems, index: number, outcome: RowOutcome | undefined): void {
  if (!outcome || outcome.result === "stopped") report.left.push(index);
  else if (outcome.result === "refused") report.refused.push({ index, ...outcome.fault });
  else if ("id" in outcome) report[outcome.result].push({ index, id: outcome.id });
  else report[outcome.result].push(index);
}

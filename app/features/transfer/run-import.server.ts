import type { Viewer } from "~/context";
import { AppError } from "~/errors";
import type { Operation } from "~/operation";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import type { Services } from "~/services";

import { keepWhatFits } from "~/features/facts/keep-facts.server";
import { applyRows } from "./apply-rows.server";
import { foldersFor } from "./import-folders.server";
import type { ImportState } from "./import-state";
import { dropImport, storeReport, readRows, readState, writeState } from "./import-store.server";
import { listedItems, type ImportChoice } from "./limits";
import type { ImportStep } from "./schema";
import { chooseColumns } from "./start-import.server";

type Needs = Comparing & Pick<Services, "clock" | "ids" | "files">;

export const runImportOperation = {
  limit: "read",
  errors: ["import_not_found"],
} as const satisfies Operation;

/** A member's import, for its page. Errors: `import_not_found`. */
export const getImport = (
  services: Pick<Services, "db" | "files" | "clock">,
  viewer: Pick<Viewer, "id">,
  importId: string,
): Promise<ImportState> => readState(services, viewer.id, importId);

/**
 * Does the next round of an import. The first one takes the choice for rows that differ. A round that was interrupted is done
 * again, which adds nothing twice. Errors: `import_not_found`.
 */
export async function runImport(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  importId: string,
  choice: ImportChoice = "skip",
): Promise<ImportState> {
  const state = await readState(services, viewer.id, importId);
  if (state.phase === "columns" || state.phase === "done") return state;
  const isFirst = state.phase === "preview";
  const begun: ImportState = isFirst ? { ...state, phase: "running", choice } : state;
  if (isFirst) {
    // Stored first: a round done again has the same choice.
    await writeState(services, viewer.id, begun);
    if (begun.folders.length > 0) await foldersFor(services, viewer, begun.folders);
  }
  if (isFirst) begun.factsKept = await keepWhatFits(services, viewer, begun.facts ?? []);
  const next = begun.next < begun.rounds ? await runRound(services, viewer, begun) : begun;
  const isDone = next.stopped !== null || next.next >= next.rounds;
  const after: ImportState = { ...next, phase: isDone ? "done" : "running" };
  await writeState(services, viewer.id, after);
  if (isDone) await storeReport(services, viewer.id, after);
  return after;
}

/** Rounds of a form without scripts: fewer clicks, and far from the statements that one request may run. */
const roundsWithoutScripts = 6;

/**
 * Takes the step of an import's page; returns what comes next. Errors: `import_not_found`, those of `chooseColumns`, and
 * `invalid_fields` without a column for the prompts.
 */
export async function takeStep(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  importId: string,
  { step, choice, headless, ...columns }: ImportStep,
  { isFetched }: { isFetched: boolean },
): Promise<"discarded" | ImportState["phase"]> {
  if (step === "discard") {
    await dropImport(services, viewer.id, importId);
    return "discarded";
  }
  if (step === "text" || step === "columns") {
    if (step === "columns" && columns.content === undefined)
      throw new AppError("invalid_fields", { fields: { content: { code: "required" } } });
    const table = step === "text" ? step : { columns, headless: headless === "on" };
    await chooseColumns(services, viewer, importId, table);
    return "preview";
  }
  let state = await runImport(services, viewer, importId, choice);
  const most = isFetched ? 1 : roundsWithoutScripts;
  for (let round = 1; round < most && state.phase === "running"; round += 1)
    state = await runImport(services, viewer, importId, choice);
  return state.phase;
}

async function runRound(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  state: ImportState,
): Promise<ImportState> {
  const rows = await readRows(services, viewer.id, state.id, state.next);
  if (!rows) return { ...state, next: state.rounds };
  const outcomes = await applyRows(services, viewer, rows, state.choice);
  const results = { ...state.results };
  const faults = [...state.faults];
  let stop: Pick<ImportState, "stopped" | "stoppedLimit"> = { stopped: null };
  for (const [at, outcome] of outcomes.entries()) {
    const { line, file } = rows[at]!;
    if (outcome.result === "same") continue;
    if (outcome.result === "stopped")
      stop = { stopped: outcome.fault.code, stoppedLimit: outcome.fault.limit };
    else results[outcome.result] += 1;
    if (outcome.result === "refused" && faults.length < listedItems.faults)
      faults.push({ line, file, ...outcome.fault });
  }
  const done = state.done + outcomes.filter(({ result }) => result !== "stopped").length;
  return { ...state, results, faults, ...stop, done, next: state.next + 1 };
}

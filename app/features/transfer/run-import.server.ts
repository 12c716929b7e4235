import type { Viewer } from "~/context";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import type { Services } from "~/services";

import { keepWhatFits } from "~/features/facts/keep-facts.server";
import { applyRows } from "./apply-rows.server";
import { addFolders } from "./import-folders.server";
import type { RowText } from "./import-row";
import type { ImportState, ImportView } from "./import-state";
import { dropImport, storeReport, readRows, readState, writeState } from "./import-store.server";
import { listedItems, type ImportChoice } from "./limits";
import type { ImportStep } from "./schema";
import { chooseColumns } from "./start-import.server";

type Needs = Comparing & Pick<Services, "clock" | "ids" | "files">;

export const runImportOperation = operation({ limit: "read", errors: ["import_not_found"] });

/** A member's import, for its page, with the texts of the rows it lists before it begins. Errors: `import_not_found`. */
export async function getImport(
  services: Pick<Services, "db" | "files" | "clock">,
  viewer: Pick<Viewer, "id">,
  importId: string,
): Promise<ImportView> {
  const state = await readState(services, viewer.id, importId);
  if (state.phase !== "preview") return { ...state, texts: [] };
  const listed = state.listed.filter(isToImport).length;
  const contents: string[] = [];
  for (let round = 0; round < state.rounds && contents.length < listed; round += 1) {
    const rows = await readRows(services, viewer.id, importId, round);
    contents.push(...(rows ?? []).map(({ prompt }) => prompt.content));
  }
  let room = listedItems.characters;
  let at = 0;
  const texts = state.listed.map((row): RowText | null => {
    const content = isToImport(row) ? contents[at++] : undefined;
    if (content === undefined) return null;
    const text = content.slice(0, room);
    room -= text.length;
    return { text, isCut: text.length < content.length };
  });
  return { ...state, texts };
}

/** A listed row that has a place among the rows to import. */
const isToImport = ({ state }: ImportState["listed"][number]): boolean => state !== "same";

/** The rows to import that are listed and not chosen, by their positions. Undefined: every row is chosen. */
function leftOut({ listed }: ImportState, chosen: readonly number[] | undefined): number[] {
  if (!chosen) return [];
  const places = new Set(chosen);
  const isChosen = listed.flatMap((row, at) => (isToImport(row) ? [places.has(at)] : []));
  return [...isChosen.keys()].filter((at) => !isChosen[at]);
}

/**
 * Does the next round of an import. The first one takes the choice for rows that differ, and the listed rows that are `chosen`. A round that was interrupted is done
 * again, which adds nothing twice. Errors: `import_not_found`.
 */
export async function runImport(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  importId: string,
  choice: ImportChoice = "skip",
  chosen?: readonly number[],
): Promise<ImportState> {
  const state = await readState(services, viewer.id, importId);
  if (state.phase === "columns" || state.phase === "done") return state;
  const isFirst = state.phase === "preview";
  const begun: ImportState = isFirst
    ? { ...state, phase: "running", choice, leftOut: leftOut(state, chosen) }
    : state;
  if (isFirst) {
    // Stored first: a round done again has the same choice.
    await writeState(services, viewer.id, begun);
    if (begun.folders.length > 0) await addFolders(services, viewer, begun.folders);
    begun.factsKept = await keepWhatFits(services, viewer, begun.facts ?? []);
  }
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
  { step, choice, headless, id: chosen, ...columns }: ImportStep,
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
  let state = await runImport(services, viewer, importId, choice, chosen);
  const most = isFetched ? 1 : roundsWithoutScripts;
  for (let round = 1; round < most && state.phase === "running"; round += 1)
    state = await runImport(services, viewer, importId);
  return state.phase;
}

async function runRound(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  state: ImportState,
): Promise<ImportState> {
  const rows = await readRows(services, viewer.id, state.id, state.next);
  if (!rows) return { ...state, next: state.rounds };
  const isLeftOut = new Set(state.leftOut);
  const chosen = rows.filter((_, at) => !isLeftOut.has(state.done + at));
  const outcomes = await applyRows(services, viewer, chosen, state.choice);
  const results = { ...state.results };
  const faults = [...state.faults];
  let stop: Pick<ImportState, "stopped" | "stoppedLimit"> = { stopped: null };
  for (const [at, outcome] of outcomes.entries()) {
    const { line, file } = chosen[at]!;
    if (outcome.result === "same") continue;
    if (outcome.result === "stopped")
      stop = { stopped: outcome.fault.code, stoppedLimit: outcome.fault.limit };
    else results[outcome.result] += 1;
    if (outcome.result === "refused" && faults.length < listedItems.faults)
      faults.push({ line, file, ...outcome.fault });
  }
  const done =
    state.done + rows.length - chosen.length + outcomes.filter(({ result }) => result !== "stopped").length;
  return { ...state, results, faults, ...stop, done, next: state.next + 1 };
}

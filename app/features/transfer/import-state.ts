import type { RefusedForm } from "~/errors";
import type { FactDraft } from "~/features/facts/schema";
import type { HiddenKind } from "~/features/text/hidden-characters";

import type { ListedRow, RowFault, RowPlace, RowState, RowText, UnknownTable } from "./import-row";
import type { Encoding, ImportChoice } from "./limits";

/** Numbers of an import's rows compared with the library. */
export type RowCounts = Record<RowState | "broken", number>;

/** What the import of rows came to. */
export interface ImportResults {
  created: number;
  replaced: number;
  skipped: number;
  refused: number;
}

/** Hidden characters of an import's texts, by code point. */
export interface HiddenCount {
  codePoint: string;
  kind: HiddenKind;
  count: number;
}

/** An import on its way, from the upload to its report. */
export interface ImportState {
  id: string;
  startedAt: number;
  phase: "columns" | "preview" | "running" | "done";
  placeholders: boolean;
  /** Hidden characters stay in the texts. */
  keepHidden: boolean;
  /** A table that asks for its columns. */
  table: UnknownTable | null;
  /** How the file's bytes were decoded; imports begun before this was stored have none. */
  encodings?: Encoding[];
  /** Folders to create besides those of the prompts. */
  folders: string[];
  /** Facts to keep with the first round, and how many were; imports begun before these were stored have none. */
  facts?: FactDraft[];
  factsKept?: number;
  counts: RowCounts;
  hidden: HiddenCount[];
  /** The first rows. */
  listed: ListedRow[];
  /** The first faults. */
  faults: RowFault[];
  /** Rows whose quotes do not fit: their number and the first ones; imports begun before these were stored have none. */
  doubtful?: { count: number; first: RowPlace[] };
  /** Rows to import, those that the library has the same left out. */
  total: number;
  /** Prompts that the choices for rows that differ would add or replace; imports begun before these were stored have none. */
  outcomes?: Record<ImportChoice, number>;
  /** Rounds to do, and the next one. */
  rounds: number;
  next: number;
  done: number;
  choice: ImportChoice;
  /** The rows that the person left out, by their positions among the rows to import. */
  leftOut?: number[];
  results: ImportResults;
  /** The limit at which the import ended early. */
  stopped: RowFault["code"] | null;
  /** The number in its sentence. */
  stoppedLimit?: number;
}

/** An import with the texts of the rows that it lists; none for a row that the library has the same. */
export interface ImportView extends ImportState {
  texts: (RowText | null)[];
}

/** An import for the screen of its phase. */
export interface StepProps {
  state: ImportView;
  refused?: RefusedForm;
}

import type { FactDraft } from "~/features/facts/schema";
import type { ErrorCode, FieldErrorCode } from "~/errors";

import type { Encoding } from "./limits";

/** Faults of a row or a file before it is a prompt. */
export const rowFaultCodes = ["front_matter", "not_text", "unknown_format"] as const;

type RowFaultCode = (typeof rowFaultCodes)[number];

/** Why a row of a file is not imported. */
export interface RowFault {
  /** Line of the file, from 1; in JSON and in an archive the position of the prompt. */
  line: number;
  /** Name of the file in an archive. Null for the upload itself. */
  file: string | null;
  /** Field of the prompt; empty: the row as a whole. */
  field: string;
  code: FieldErrorCode | ErrorCode | RowFaultCode;
  limit?: number;
}

/** A row as its file has it: fields of a prompt, unchecked, or a fault. */
export type SourceRow = { line: number; file: string | null } & (
  | { item: unknown; fault?: undefined; isDoubtful?: boolean }
  | { fault: Pick<RowFault, "code" | "field"> }
);

/** Where a row is in its file. */
export type RowPlace = Pick<RowFault, "line" | "file">;

/** A table whose columns are unknown. */
export interface UnknownTable {
  /** The cells of the first lines, shortened. */
  sample: string[][];
  /** Columns by role, as their headings suggest. */
  suggested: { content?: number; originalInput?: number; tags?: number; folder?: number };
}

/** Content of a file: rows, or a table that asks for its columns. */
export interface Source {
  rows: SourceRow[];
  /** Folders that the file names besides those of its prompts. */
  folders: string[];
  /** The facts that one of our own files has. */
  facts: FactDraft[];
  table: UnknownTable | null;
  /** How its bytes were read; an archive's files may differ. */
  encodings: Encoding[];
}

/** State of a row compared with the library. */
export type RowState = "new" | "same" | "differs";

/** A row in the list of an import. */
export interface ListedRow {
  line: number;
  file: string | null;
  name: string;
  state: RowState;
  /** Number of its hidden characters. */
  hidden: number;
}

/** The text of a listed row, for who opens it; `isCut`: the rest has no room on the page. */
export interface RowText {
  text: string;
  isCut: boolean;
}

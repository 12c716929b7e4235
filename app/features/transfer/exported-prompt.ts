import type { TypeTag } from "~/domain/prompt-use";
import type { Variable } from "~/domain/variables";
import type { VersionKind } from "~/domain/kinds";

/** A former or current text of an exported prompt. */
export interface ExportedVersion {
  number: number;
  kind: VersionKind;
  content: string;
  variables: Variable[];
  isPinned: boolean;
  createdAt: Date;
}

/** A prompt as files have it: without owner, link and publication. */
export interface ExportedPrompt {
  id: string;
  originalInput: string;
  content: string;
  /** Definitions of variables, where they differ from what the text says. */
  variables: Variable[];
  type: TypeTag;
  /** The type tag first. */
  tags: string[];
  /** Name of its folder. Null for 'uncategorized'. */
  folder: string | null;
  title: string | null;
  description: string | null;
  createdAt: Date;
  updatedAt: Date;
  pinnedAt: Date | null;
  lastUsedAt: Date | null;
  version: number;
  /** Kind of the current version. */
  versionKind: VersionKind;
  /** The id of the prompt that it is a copy of, for the credit. Null if there is none. */
  remixOf: string | null;
  /** Empty: never changed. */
  versions: ExportedVersion[];
}

/** The name and the number of the JSON file's form. */
export const libraryForm = { format: "prompt-town", formatVersion: 1 } as const;

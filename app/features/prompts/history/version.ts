import type { Variable } from "~/domain/variables";
import type { VersionKind } from "~/domain/kinds";

/** A version of a prompt's text, as lists have it. */
export interface VersionEntry {
  /** From 1, in order of time; thinned numbers are missing. */
  number: number;
  kind: VersionKind;
  createdAt: Date;
  /** Its member has pinned it: it is never thinned. */
  isPinned: boolean;
  /** It opens for everybody with the prompt's link and `?v=`, while the prompt is public. */
  isShared: boolean;
}

/** A version with its text. */
export interface PromptVersion extends VersionEntry {
  content: string;
  variables: Variable[];
}

import type { Rival } from "~/domain/comparison";
import type { VersionKind } from "~/domain/kinds";
import type { Template } from "~/domain/variable-definitions";

/** The other side of a prompt's comparison. */
export interface ComparedRival extends Template {
  rival: Rival;
  /** The number of the earlier version. Null for other rivals. */
  number: number | null;
}

/** A version that a prompt may be compared with. */
export interface EarlierVersion {
  number: number;
  kind: VersionKind;
  createdAt: Date;
}

import type { ImprovementCode } from "../improvement";

/** A titled part that a prompt lacks, in the prompt's language. */
export interface Part {
  code: ImprovementCode;
  title: string;
  items: string[];
}

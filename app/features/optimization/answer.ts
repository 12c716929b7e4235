import type { Optimization } from "./improvement";
import type { OptimizationOrder } from "./schema";

/** A piece of a text, and whether the other text has it otherwise. */
export interface Segment {
  text: string;
  changed: boolean;
}

/** What the screen gets: the texts before and after, with their differences marked. */
export interface OptimizationAnswer extends Optimization {
  order: OptimizationOrder;
  comparison: { before: Segment[]; after: Segment[] };
}

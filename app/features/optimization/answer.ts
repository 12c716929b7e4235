import type { Comparison } from "./compare-texts";
import type { Optimization } from "./improvement";
import type { OptimizationOrder } from "./schema";

/** What the screen gets: the texts before and after, with their differences marked. */
export interface OptimizationAnswer extends Optimization {
  order: OptimizationOrder;
  comparison: Comparison;
}

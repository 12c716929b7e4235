import type { Place } from "~/domain/categories";

/** Where a prompt may stand in the town, and who says so. */
export interface Suggestion {
  place: Place;
  /** False where nothing pointed anywhere: the place is then its type's default. */
  certain: boolean;
  /** `builtin`, or the model's name. */
  engine: string;
}

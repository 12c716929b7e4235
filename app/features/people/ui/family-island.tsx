import { lateIsland } from "~/ui/late-island";

import type { FamilyNote } from "../family";

/** The family note of a shared prompt's page; its code comes at the first touch. */
export const FamilyIsland = lateIsland<{ shareId: string; note: FamilyNote }>(
  async () => (await import("./family-note")).FamilyNote,
);

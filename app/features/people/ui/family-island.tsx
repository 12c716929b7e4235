import { lateIsland } from "~/ui/late-island";

import type { FamilyNote } from "../family";

/** What a shared prompt's page says of its family; its code comes at the first touch. */
export const FamilyIsland = lateIsland<{ shareId: string; note: FamilyNote }>(
  async () => (await import("./family-note")).FamilyNote,
);

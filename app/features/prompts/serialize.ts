import type { Viewer } from "~/context";

import type { Prompt } from "./prompt";

/** A prompt as its owner's calls answer it (specification, section 3). */
export const serializePrompt = (
  { removedAt: _removedAt, ...prompt }: Prompt,
  viewer: Pick<Viewer, "id">,
) => ({
  ...prompt,
  originalCreatorId: viewer.id,
});

import { foldText } from "~/features/prompts/fold-text";

import type { SharedTexts } from "./schema";

/** Title and description as they are kept: null where they are blank. */
export const keptTexts = ({ title, description }: SharedTexts) => ({
  title: title || null,
  foldedTitle: foldText(title),
  description: description || null,
});

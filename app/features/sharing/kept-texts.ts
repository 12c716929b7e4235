import { foldText } from "~/features/texts/fold-text";

import type { SharedTextsPatch } from "./schema";

/** Title and description as they are kept: null where they are blank; what is left out is not among them. */
export const keptTexts = ({ title, description }: SharedTextsPatch) => ({
  ...(title !== undefined && { title: title || null, foldedTitle: foldText(title) }),
  ...(description !== undefined && { description: description || null }),
});

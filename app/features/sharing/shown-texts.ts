import { foldText } from "~/features/texts/fold-text";
import { visibleLine } from "~/features/texts/visible-text";

import { descriptionFallback, titleFallback } from "./limits";
import type { SharedTextsPatch } from "./schema";
import type { SharedPrompt } from "./shared-prompt";

/** The first characters of a text, as one line without anything invisible. */
const beginning = (text: string, length: number): string => {
  const characters = [...visibleLine(text)];
  return characters.length <= length ? characters.join("") : `${characters.slice(0, length - 1).join("")}…`;
};

type Texts = Pick<SharedPrompt, "title" | "description" | "originalInput">;

/** What a shared prompt is called: its title, else the beginning of the purpose (specification, section 2). */
export const shownTitle = ({ title, originalInput }: Texts): string =>
  title ?? beginning(originalInput, titleFallback);

/** What is said about it: its description, else the beginning of the purpose. */
export const shownDescription = ({ description, originalInput }: Texts): string =>
  description ?? beginning(originalInput, descriptionFallback);

/** Title and description as they are kept: null where they are blank; what is left out is not among them. */
export const keptTexts = ({ title, description }: SharedTextsPatch) => ({
  ...(title !== undefined && { title: title || null, foldedTitle: foldText(title) }),
  ...(description !== undefined && { description: description || null }),
});

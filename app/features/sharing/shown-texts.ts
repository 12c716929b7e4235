import { foldText } from "~/features/text/fold-text";
import { visibleLine } from "~/features/text/visible-text";

import { descriptionFallback, titleFallback } from "./limits";
import type { SharedTextsPatch } from "./schema";
import type { SharedPrompt } from "./shared-prompt";

/** The first characters of a text, on one line without invisible characters. */
const beginning = (text: string, length: number): string => {
  const characters = [...visibleLine(text)];
  return characters.length <= length ? characters.join("") : `${characters.slice(0, length - 1).join("")}…`;
};

type Texts = Pick<SharedPrompt, "title" | "description" | "originalInput">;
type TitleTexts = Omit<Texts, "description">;

/** Title of a shared prompt, or the beginning of its purpose (specification, section 2). */
export const shownTitle = ({ title, originalInput }: TitleTexts): string =>
  title ?? beginning(originalInput, titleFallback);

/** Description of a shared prompt, or the beginning of its purpose. */
export const shownDescription = ({ description, originalInput }: Texts): string =>
  description ?? beginning(originalInput, descriptionFallback);

/** Title and description for storage: null if blank; omitted if undefined. */
export const storedTexts = ({ title, description }: SharedTextsPatch) => ({
  ...(title !== undefined && { title: title || null, foldedTitle: foldText(title) }),
  ...(description !== undefined && { description: description || null }),
});

import { foldText } from "~/features/text/fold-text";
import { visibleLine } from "~/features/text/visible-text";

import { descriptionFallback, titleFallback } from "./limits";
import type { SharedTextsPatch } from "./schema";
import type { SharedPrompt } from "./responses";

/** The first characters of a text, on one line without invisible characters. */
const beginning = (text: string, length: number): string => {
  const characters = [...visibleLine(text)];
  return characters.length <= length ? characters.join("") : `${characters.slice(0, length - 1).join("")}…`;
};

type Texts = Pick<SharedPrompt, "title" | "description" | "originalInput">;
type TitleTexts = Omit<Texts, "description">;

/** Whether the town lists it: anything else is for those with its link. */
export const isListed = ({ isPublic, language }: Pick<SharedPrompt, "isPublic" | "language">): boolean =>
  isPublic && language !== null;

/** Title of a shared prompt, or the beginning of its purpose (specification, section 2). */
export const shownTitle = ({ title, originalInput }: TitleTexts): string =>
  title ?? beginning(originalInput, titleFallback);

/** Description of a shared prompt, or the beginning of its purpose. */
export const shownDescription = ({ description, originalInput }: Texts): string =>
  description ?? beginning(originalInput, descriptionFallback);

/**
 * The description and the purpose below the title of a page, each null where it says nothing that does not stand there
 * already: without a description the purpose alone follows the title.
 */
export function textsBelow(prompt: Texts): { description: string | null; purpose: string | null } {
  const said = new Set([sameness(shownTitle(prompt))]);
  const unsaid = (text: string | null): string | null => {
    if (text === null || said.has(sameness(text))) return null;
    said.add(sameness(text));
    return text;
  };
  return { description: unsaid(prompt.description), purpose: unsaid(prompt.originalInput) };
}

/** A text without what no reader sees as a difference. */
const sameness = (text: string): string =>
  visibleLine(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[.。…!！]$/u, "");

/** Title and description for storage: null if blank; omitted if undefined. */
export const storedTexts = ({ title, description }: SharedTextsPatch) => ({
  ...(title !== undefined && { title: title || null, foldedTitle: foldText(title) }),
  ...(description !== undefined && { description: description || null }),
});

import { foldText } from "~/features/texts/fold-text";

interface Texts {
  originalInput?: string;
  tags?: readonly string[];
  content?: string;
}

/** What the search compares, for those texts that are given. Tags are kept apart by a line feed, which no tag contains. */
export const foldedColumns = ({ originalInput, tags, content }: Texts) => ({
  ...(originalInput !== undefined && { foldedInput: foldText(originalInput) }),
  ...(tags && { foldedTags: foldText(tags.join("\n")) }),
  ...(content !== undefined && { foldedContent: foldText(content) }),
});

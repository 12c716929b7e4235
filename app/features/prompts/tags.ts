import { isTypeTag, typeTags, type TypeTag } from "~/domain/prompt-use";

/** Separators of tags typed in one line; no tag contains one. */
export const tagSeparators = /[,，、\n]/;

/** Splits comma-separated tags (specification, section 5): trimmed, without empty ones. */
export const splitTags = (line: string): string[] =>
  line
    .split(tagSeparators)
    .map((part) => part.trim())
    .filter(Boolean);

/** The type of a list of tags; text generation by default (specification, section 5). */
export const typeOfTags = (list: readonly string[]): TypeTag => list.find(isTypeTag) ?? typeTags.text;

/** The tags with the prompt's type tag first, and without other type tags. */
export const withTypeTag = (type: TypeTag, list: readonly string[]): string[] => [
  type,
  ...list.filter((name) => !isTypeTag(name)),
];

/** The tags without type tags. */
export const ownTags = (list: readonly string[]): string[] => list.filter((name) => !isTypeTag(name));

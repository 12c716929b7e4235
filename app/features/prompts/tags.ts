import { isTypeTag, typeTags, type TypeTag } from "~/domain/prompt-use";

/** What separates tags where they are typed in one line; no tag contains one. */
export const tagSeparators = /[,，、\n]/;

/** Tags as they are typed, comma-separated (specification, section 5): trimmed, empties dropped. */
export const splitTags = (line: string): string[] =>
  line
    .split(tagSeparators)
    .map((part) => part.trim())
    .filter(Boolean);

/** The type that a list of tags names; text generation when it names none (specification, section 5). */
export const typeOfTags = (list: readonly string[]): TypeTag => list.find(isTypeTag) ?? typeTags.text;

/** The tags with the prompt's one type tag in front: it is added where it is missing, and no other type's stays. */
export const withTypeTag = (type: TypeTag, list: readonly string[]): string[] => [
  type,
  ...list.filter((name) => !isTypeTag(name)),
];

/** The tags that are the owner's own words. */
export const ownTags = (list: readonly string[]): string[] => list.filter((name) => !isTypeTag(name));

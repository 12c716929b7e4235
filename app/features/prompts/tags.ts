import { z } from "zod";

import { tagLimit, tagsLimit } from "./limits";
import { isTypeTag, typeTags, type TypeTag } from "./prompt-use";
import { typedText } from "~/features/texts/typed-text";

/** What separates tags where they are typed in one line; no tag contains one. */
export const tagSeparators = /[,，、\n]/;

const tag = typedText(tagLimit)
  .overwrite((text) => text.replace(/[^\S\n]+/g, " "))
  .refine((text) => !tagSeparators.test(text), { error: "separator_in_tag" });

/** A prompt's tags (specification, section 3), each once. The type tag does not count: what a prompt has can be sent back. */
export const tags = z
  .array(tag, { error: "wrong_type" })
  .overwrite((list) => [...new Set(list)])
  .superRefine((list, context) => {
    if (ownTags(list).length > tagsLimit)
      context.addIssue({ code: "custom", message: "too_many", params: { limit: tagsLimit }, input: list });
  });

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

/** Tags out of the topics that a generation found: what is no tag is left out, and what are too many. */
export const tagsFromTopics = (type: TypeTag, topics: readonly string[]): string[] =>
  withTypeTag(
    type,
    [...new Set(topics.flatMap(splitTags))].filter((topic) => tag.safeParse(topic).success),
  ).slice(0, tagsLimit);

/** The tags that are the owner's own words. */
export const ownTags = (list: readonly string[]): string[] => list.filter((name) => !isTypeTag(name));

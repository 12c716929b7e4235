import { z } from "zod";

import { typeTags, type TypeTag } from "~/domain/prompt-use";
import { boundedList, typedText } from "~/features/text/typed-text";
import { visibleText } from "~/features/text/visible-text";

import { conditions } from "~/platform/json-values";

import { tagLimit, tagsLimit } from "./limits";
import { ownTags, splitTags, tagSeparators, withTypeTag } from "./tags";

export const tagName = typedText(tagLimit)
  .overwrite((text) =>
    visibleText(text)
      .replace(/[^\S\n]+/g, " ")
      .trim(),
  )
  .refine((text) => !tagSeparators.test(text), { error: "separator_in_tag" })
  .meta({ pattern: "^[^,，、\\n]*[^\\s,，、][^,，、\\n]*$" });

/** Maximum length of the raw list, duplicates included. */
const longestList = 10 * tagsLimit;

const tags = z
  .array(tagName, { error: "wrong_type" })
  .overwrite((list) => [...new Set(list)])
  .superRefine((list, context) => {
    if (ownTags(list).length > tagsLimit)
      context.addIssue({ code: "custom", message: "too_many", params: { limit: tagsLimit }, input: list });
  })
  .meta({
    maxItems: tagsLimit + 1,
    ...conditions({ anyOf: [{ maxItems: tagsLimit }, { contains: { enum: Object.values(typeTags) } }] }),
  });

/** A prompt's tags (specification, section 3), without duplicates; the type tag counts towards no limit. */
export const tagList = boundedList(tags, longestList, tagsLimit);

/** Tags from the topics of a generation, without invalid and surplus ones. */
export const tagsFromTopics = (type: TypeTag, topics: readonly string[]): string[] =>
  withTypeTag(type, [...new Set(topics.flatMap(splitTags).flatMap(asTag))]).slice(0, tagsLimit);

function asTag(topic: string): string[] {
  const { success, data } = tagName.safeParse(topic);
  return success ? [data] : [];
}

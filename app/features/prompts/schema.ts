import { z } from "zod";

import { promptUses, typeTags } from "~/domain/prompt-use";
import { labelOf } from "~/domain/guess-variable";
import { importPlaceholders } from "~/domain/import-placeholders";
import { variableKinds, type Variable } from "~/domain/variables";
import { isReservedName, reservedNames, variableLimits } from "~/domain/placeholders";
import { boundedList, optionalLine, optionalText, typedLine, typedText } from "~/features/text/typed-text";

import { factChoiceFields, factChoices, withFactChoices } from "~/features/facts/schema";
import { contentLimit, definitionLimits, purposeLimit } from "./limits";
import { parseDefinitionFields } from "./definition-fields";
import { tagList } from "./tag-list";
import { splitTags, typeOfTags, withTypeTag } from "./tags";

const variableName = typedLine(definitionLimits.text)
  .refine((name) => !isReservedName(name), { error: "reserved_name" })
  .meta({
    minLength: 1,
    maxLength: definitionLimits.text,
    pattern: `^(?!\\s*(?:${reservedNames.join("|")})\\s*$)[\\s\\S]*\\S`,
  });

const variable = z.strictObject(
  {
    name: variableName,
    label: typedLine(definitionLimits.text).optional(),
    question: optionalLine(definitionLimits.text).default(""),
    kind: z.enum(variableKinds, { error: "not_an_option" }).default("text"),
    options: boundedList(
      z
        .array(typedLine(definitionLimits.text), { error: "wrong_type" })
        .meta({ maxItems: definitionLimits.options }),
      definitionLimits.options,
    ).default([]),
    required: z.boolean({ error: "wrong_type" }).default(false),
    value: optionalText(definitionLimits.value).nullable().default(null),
    /** Of a question of `POST /api/generate`; not stored. */
    example: z.string({ error: "wrong_type" }).optional(),
  },
  { error: "wrong_type" },
);

/** Definitions of a prompt's variables in a request, also as returned by `POST /api/generate`. */
export const variableDefinitions = boundedList(
  z
    .array(
      variable.transform(({ label, value, example: _example, ...rest }): Variable => ({
        ...rest,
        label: label ?? labelOf(rest.name),
        value: value || null,
      })),
      { error: "wrong_type" },
    )
    .meta({ maxItems: variableLimits.variables }),
  variableLimits.variables,
);

/** The person's purpose, verbatim (specification, section 3: originalInput). */
export const purpose = typedText(purposeLimit, "purpose_required");

/** The text of a prompt (specification, section 3: content). */
export const content = typedText(contentLimit, "content_required");

const type = z.enum(Object.values(typeTags), { error: "not_an_option" });
const folderId = z.string({ error: "wrong_type" });

/** Fields of a generated prompt that are accepted but not stored. */
const ignoredFields = {
  kind: z.string({ error: "wrong_type" }).optional(),
  kinds: z.array(z.unknown(), { error: "wrong_type" }).optional(),
  asks: z.boolean({ error: "wrong_type" }).optional(),
  wishes: z.array(z.unknown(), { error: "wrong_type" }).optional(),
  engine: z.string({ error: "wrong_type" }).optional(),
  fellBack: z.boolean({ error: "wrong_type" }).optional(),
  draftId: z.string({ error: "wrong_type" }).optional(),
};

/**
 * `POST /api/prompts` (specification, section 7): the default type is that of the tags, the default folder
 * 'uncategorized'. Accepts a result of `POST /api/generate`, streamed or not, unchanged: variables without a
 * place in the text are dropped.
 */
export const promptDraft = z
  .strictObject({
    originalInput: purpose,
    content,
    tags: tagList.prefault([]),
    type: type.optional(),
    variables: variableDefinitions.optional(),
    folderId: folderId.nullish(),
    ...ignoredFields,
  })
  .transform(({ type: chosen, folderId: id, ...draft }) => {
    const { originalInput, content: text, variables } = draft;
    const actual = chosen ?? typeOfTags(draft.tags);
    const tags = withTypeTag(actual, draft.tags);
    return { originalInput, content: text, variables, type: actual, tags, folder: id ? { id } : null };
  });

/**
 * `PATCH /api/prompts/{id}`: any of the fields; folder null is 'uncategorized', `pinned` puts it at the top of the
 * library. `updatedAt` is the client's basis: the response reports an overwritten change, and `ifUnchanged` refuses
 * to overwrite one. `facts` are choices for facts of the member in the purpose of a prompt that others see.
 */
export const promptPatch = z.strictObject({
  originalInput: purpose.optional(),
  content: content.optional(),
  variables: variableDefinitions.optional(),
  tags: tagList.optional(),
  folderId: folderId.nullish(),
  pinned: z.boolean({ error: "wrong_type" }).optional(),
  facts: factChoices,
  updatedAt: z.iso.datetime({ error: "wrong_type" }).optional(),
  ifUnchanged: z.boolean({ error: "wrong_type" }).optional(),
});

export type PromptPatch = z.output<typeof promptPatch>;

const line = z.string().transform(splitTags);

/** A form with fields of its own, whose further ones are definitions of variables: unchecked, as `variables`. */
export const formWithDefinitions = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  z
    .object(shape)
    .catchall(z.string())
    .transform((fields) => {
      const own = Object.fromEntries(Object.keys(shape).map((name) => [name, fields[name]]));
      const variables = parseDefinitionFields(fields as Record<string, string>);
      return {
        ...(own as z.output<z.ZodObject<Shape>>),
        variables: variables as z.input<typeof variableDefinitions> | undefined,
      };
    });

/** A typed text whose placeholders of another tool become variables. */
function imported(text: string): Pick<z.input<typeof promptDraft>, "content" | "variables"> {
  const template = importPlaceholders(text);
  return { content: template.content, variables: template.variables };
}

/** The panel for manual prompts: text fields in, a draft out. */
export const promptForm = formWithDefinitions({
  originalInput: z.string().default(""),
  content: z.string().default(""),
  tags: line.default([]),
  use: z.enum(promptUses, { error: "not_an_option" }).default("text"),
  folderId: z.string().min(1, { error: "folder_required" }),
  importPlaceholders: z.string().optional(),
})
  .transform(({ use, importPlaceholders: imports, ...form }): z.input<typeof promptDraft> => ({
    ...form,
    ...(imports === "on" && imported(form.content)),
    type: typeTags[use],
  }))
  .pipe(promptDraft);

/** The toggle's form, with the wanted state: an outdated page cannot invert it. */
export const visibilityForm = z
  .object({ isPublic: z.enum(["true", "false"], { error: "not_an_option" }), ...factChoiceFields })
  .transform(({ isPublic, ...choices }) => ({ ...withFactChoices(choices), isPublic: isPublic === "true" }))
  .pipe(z.object({ isPublic: z.boolean(), facts: factChoices }));

/** Forms of the prompt card, each with its own fields; they overwrite no text that their member has not seen. */
export const promptPatchForm = formWithDefinitions({
  originalInput: z.string().optional(),
  content: z.string().optional(),
  tags: line.optional(),
  folderId: z.string().optional(),
  pinned: z.enum(["true", "false"], { error: "not_an_option" }).optional(),
  updatedAt: z.string().optional(),
  ...factChoiceFields,
})
  .transform(({ pinned, ...form }): z.input<typeof promptPatch> => ({
    ...withFactChoices(form),
    pinned: pinned && pinned === "true",
    ifUnchanged: true,
  }))
  .pipe(promptPatch);

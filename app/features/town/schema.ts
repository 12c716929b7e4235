import { z } from "zod";

import { displayName } from "~/features/profiles/schema";
import { factChoiceFields, withFactChoices } from "~/features/facts/schema";
import { content, formWithDefinitions, variableDefinitions } from "~/features/prompts/schema";
import { sharedTextsPatch } from "~/features/sharing/schema";
import { promptLanguages } from "~/domain/prompt-languages";
import { categoryNames, categoryOf, categoryFault, subcategoriesOf, type Place } from "~/domain/categories";
import { conditions } from "~/platform/json-values";

const name = (missing: "category_required" | "subcategory_required") =>
  z
    .string({ error: (issue) => (issue.input === undefined ? missing : "wrong_type") })
    .refine((text) => text !== "", { error: missing, abort: true });

const place = {
  category: name("category_required").meta({ enum: categoryNames }),
  subcategory: name("subcategory_required"),
};

/** JSON Schema for "the subcategory belongs to the category". */
const places = conditions({
  anyOf: categoryNames.map((category) => ({
    properties: { category: { const: category }, subcategory: { enum: [...subcategoriesOf(category)] } },
  })),
});

/** Validates a category of the town; an unknown name is refused by its field. */
function inTown<Fields extends { category: string; subcategory: string }>(
  fields: Fields,
  context: z.core.$RefinementCtx,
): Omit<Fields, keyof Place> & Place {
  const fault = categoryFault(fields);
  if (fault === null) return fields as Omit<Fields, keyof Place> & Place;
  context.addIssue({ code: "custom", message: "not_an_option", path: [fault], input: fields[fault] });
  return z.NEVER;
}

/** Language of a publication; omitted, the stored one stays, and of a new publication it is detected. */
const language = z.enum(promptLanguages, { error: "not_an_option" }).optional();

const flag = z.boolean({ error: "wrong_type" });

/** `POST /api/prompts/{id}/publish-to-town` (specification, section 7); an omitted or blank text stays. */
export const publishRequest = sharedTextsPatch
  .extend({
    ...place,
    generateAuto: flag.default(false),
    showProfile: flag.default(true),
    openProfile: flag.optional(),
    // With `openProfile`, the name of a member who has none yet.
    displayName: displayName.optional(),
    language,
    // The share id of the prompt that it credits.
    basedOn: z.string({ error: "wrong_type" }).max(64, { error: "not_an_option" }).optional(),
  })
  .meta(places)
  .transform(inTown);

export type PublishRequest = z.output<typeof publishRequest>;

/**
 * `PATCH /api/public-prompts/{id}` (specification, section 5): content and category are required. `updatedAt` and
 * `ifUnchanged` as of `promptPatch`.
 */
export const publicationPatch = z
  .strictObject({
    ...place,
    content,
    variables: variableDefinitions.optional(),
    updatedAt: z.iso.datetime({ error: "wrong_type" }).optional(),
    ifUnchanged: flag.optional(),
    language,
  })
  .meta(places)
  .transform(inTown);

export type PublicationPatch = z.output<typeof publicationPatch>;

const text = z.string().default("");

/** A select's value; an empty one is the same as none. */
const typedLanguage = z
  .string()
  .optional()
  .transform((typed) => (typed || undefined) as z.input<typeof language>);

/** Without scripts, one list has the subcategories of all categories: the chosen one determines its category. */
const categoryForm = { category: text, subcategory: text };
const withCategory = <Fields extends { category: string; subcategory: string }>(form: Fields): Fields => ({
  ...form,
  category: categoryOf(form.subcategory) ?? form.category,
});

/** The publish dialog: text fields in. An unchecked checkbox posts nothing. */
export const publishForm = z
  .object({
    ...categoryForm,
    title: text,
    description: text,
    showProfile: z.string().optional(),
    language: typedLanguage,
    openProfile: z.string().optional(),
    displayName: z.string().optional(),
    basedOn: z.string().optional(),
    ...factChoiceFields,
  })
  .transform((form): z.input<typeof publishRequest> => {
    const showProfile = form.showProfile === "on";
    // The page asks it below that switch only, and hides it where that is off.
    const openProfile = showProfile && form.openProfile === "on";
    const opened = { openProfile, displayName: openProfile ? form.displayName : undefined };
    return { ...withCategory(withFactChoices(form)), showProfile, ...opened };
  })
  .pipe(publishRequest);

/** The form of a removal; `lift`: undo it. */
export const removalForm = z.object({ lift: z.string().optional() });

/** The town's edit dialog: text fields in; it overwrites no text that its member has not seen. */
export const publicationPatchForm = formWithDefinitions({
  ...categoryForm,
  content: text,
  updatedAt: z.string().optional(),
  language: typedLanguage,
})
  .transform((form): z.input<typeof publicationPatch> => ({ ...withCategory(form), ifUnchanged: true }))
  .pipe(publicationPatch);

/** `POST /api/suggest-categories` (specification, section 7). */
export const suggestionRequest = z.strictObject({
  promptId: z.string({ error: (issue) => (issue.input === undefined ? "required" : "wrong_type") }),
});

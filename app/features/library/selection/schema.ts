import { z } from "zod";

import { isTypeTag } from "~/domain/prompt-use";
import { folderChoiceFields, folderName, parseFolderChoice } from "~/features/prompts/folders/schema";
import { lenientLibraryQuery, libraryParameters, type LibraryQuery } from "~/features/library/query";
import { tagName } from "~/features/prompts/tag-list";
import { boundedList } from "~/features/text/typed-text";
import { conditions } from "~/platform/json-values";

import { chosenLimit, queryLimit } from "./limits";
import type { Change, Selection } from "./selection";

const ownTag = tagName.refine((tag) => !isTypeTag(tag), { error: "not_an_option" });

const ids = boundedList(
  z
    .array(z.string({ error: "wrong_type" }).max(64, { error: "not_an_option" }), { error: "wrong_type" })
    .min(1, { error: "prompts_required" })
    .meta({ minItems: 1, maxItems: chosenLimit }),
  chosenLimit,
);

const queryOf = (text: string): LibraryQuery =>
  lenientLibraryQuery.parse(libraryParameters(new URLSearchParams(text.slice(0, queryLimit))));

/** The actions of a selection; an export is the library's own, of the selected prompts. */
const formActions = ["move", "tag", "untag", "delete", "export"] as const;

/** Request of a form: a change, the page that asks for what it lacks, or the export. */
type BatchCommand = Change | { ask: Change["action"] } | { export: string };

const selectionFields = z.object({
  id: z.string().default(""),
  all: z.enum(["matching"], { error: "not_an_option" }).optional(),
  query: z.string().default(""),
  action: z.enum(formActions, { error: "not_an_option" }),
  ...folderChoiceFields,
  newTag: z.string().optional(),
  confirmed: z.string().optional(),
});

type Fields = z.output<typeof selectionFields>;

/**
 * `POST /dashboard/selection`: chosen prompts (`id`, one a line) or `all` that match the address `query`, and an action with its
 * fields; an action without them asks for them. `fields` are those of the selection, for the page that asks.
 */
export const selectionForm = selectionFields.transform((form, context) => {
  const selection = parseSelection(form, context);
  const command = parseCommand(form, selection, context);
  const { id, all, query, action } = form;
  const fields: Record<string, string> = { id, query, action, ...(all && { all }) };
  return { selection, command, query: queryOf(query), fields };
});

function parseSelection({ all, id, query }: Fields, context: z.RefinementCtx): Selection {
  if (all) return { matching: queryOf(query) };
  const chosen = ids.safeParse(id.split(/\r?\n/).filter(Boolean));
  if (chosen.success) return { ids: chosen.data };
  context.addIssue({ ...chosen.error.issues[0]!, path: ["id"] });
  return z.NEVER;
}

function parseCommand(form: Fields, selection: Selection, context: z.RefinementCtx): BatchCommand {
  const { action } = form;
  if (action === "export") return { export: exportQuery(form, selection) };
  if (action === "delete") return form.confirmed === "yes" ? { action } : { ask: action };
  if (action === "move") {
    if (form.folderId === undefined && form.folderName === undefined) return { ask: action };
    return { action, folder: parseFolderChoice(form, context) };
  }
  if (form.newTag === undefined) return { ask: action };
  const tag = ownTag.safeParse(form.newTag);
  if (tag.success) return { action, tag: tag.data };
  context.addIssue({ ...tag.error.issues[0]!, path: ["newTag"] });
  return z.NEVER;
}

/** The query of the export's address: the chosen ids, or the library's filter. */
function exportQuery({ query }: Fields, selection: Selection): string {
  if ("ids" in selection) return String(new URLSearchParams({ id: selection.ids.join(",") }));
  const parameters = new URLSearchParams(query);
  for (const name of ["page", "size"]) parameters.delete(name);
  return String(parameters);
}

const matching = z
  .strictObject(
    {
      search: z.string({ error: "wrong_type" }).optional(),
      folder: z.string({ error: "wrong_type" }).optional(),
      tag: z.array(z.string({ error: "wrong_type" }), { error: "wrong_type" }).optional(),
    },
    { error: "wrong_type" },
  )
  .transform(({ search, folder, tag }) => {
    const parameters = new URLSearchParams(tag?.map((name) => ["tag", name]));
    if (search) parameters.set("search", search);
    if (folder) parameters.set("folder", folder);
    return queryOf(String(parameters));
  });

const batchFields = z.strictObject({
  ids: ids.optional(),
  matching: matching.optional(),
  action: z.enum(["move", "tag", "untag", "delete"], { error: "not_an_option" }),
  folderId: z.string({ error: "wrong_type" }).nullish(),
  folderName: folderName.optional(),
  tag: ownTag.optional(),
});

/** The rules between the fields, as JSON Schema: `chosenIn` and `changeIn` check them. */
const actionFields = ["action", "folderId", "folderName", "tag"];
const rules = [
  {
    anyOf: ["ids", "matching"].map((choice) => ({
      required: [choice],
      propertyNames: { enum: [choice, ...actionFields] },
    })),
  },
  {
    anyOf: [
      { properties: { action: { const: "delete" } } },
      { properties: { action: { enum: ["tag", "untag"] } }, required: ["tag"] },
      ...["folderId", "folderName"].map((field) => ({
        properties: { action: { const: "move" } },
        required: [field],
      })),
    ],
  },
];

type Batch = z.output<typeof batchFields>;

/** `POST /api/prompts/batch`: the ids of prompts, or a filter of the library, and one action with its fields. */
export const batchRequest = batchFields.meta(conditions({ allOf: rules })).transform((batch, context) => ({
  selection: chosenIn(batch, context),
  change: changeIn(batch, context),
}));

function refuse(context: z.RefinementCtx, field: string, message: string): never {
  context.addIssue({ code: "custom", message, path: [field], input: undefined });
  return z.NEVER;
}

function chosenIn({ ids: chosen, matching: filter }: Batch, context: z.RefinementCtx): Selection {
  if (chosen && !filter) return { ids: chosen };
  if (filter && !chosen) return { matching: filter };
  return refuse(context, "ids", "prompts_required");
}

function changeIn({ action, folderId, folderName: name, tag }: Batch, context: z.RefinementCtx): Change {
  if (action === "delete") return { action };
  if (action !== "move") return tag === undefined ? refuse(context, "tag", "required") : { action, tag };
  if (name !== undefined) return { action, folder: { name } };
  if (folderId === undefined) return refuse(context, "folderId", "folder_required");
  return { action, folder: folderId === null ? null : { id: folderId } };
}

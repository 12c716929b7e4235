import { z } from "zod";

import { momentAt } from "~/domain/moments";
import { typeTags } from "~/domain/prompt-use";
import { versionKinds } from "~/domain/kinds";
import { folderName } from "~/features/prompts/folders/schema";
import { libraryParameters, lenientLibraryQuery } from "~/features/library/query";
import { tagList } from "~/features/prompts/tag-list";
import { typeOfTags, withTypeTag } from "~/features/prompts/tags";
import { content, purpose, variableDefinitions } from "~/features/prompts/schema";
import { sharedTexts } from "~/features/sharing/schema";
import { boundedList } from "~/features/text/typed-text";
import { textParameter } from "~/platform/json-values";

import { importedHistory } from "./imported-history";
import { exportedIds, exportFormats, importChoices, importLimits, versionsLimit } from "./limits";

const moment = z.iso
  .datetime({ offset: true, error: "not_a_date" })
  .transform((text) => momentAt(Date.parse(text)));

const number = z.int({ error: "wrong_type" }).positive({ error: "wrong_type" });

/** A former version of a prompt of a file. */
export const importedVersion = z.object(
  {
    number,
    kind: z.enum(versionKinds, { error: "not_an_option" }),
    content,
    variables: variableDefinitions.default([]),
    isPinned: z.boolean({ error: "wrong_type" }).default(false),
    createdAt: moment,
  },
  { error: "wrong_type" },
);

/**
 * A prompt of a file or of `POST /api/import`, also as exported; further fields are ignored. An absent field is
 * unknown.
 */
export const importedPrompt = z
  .object(
    {
      id: z.string({ error: "wrong_type" }).max(64, { error: "too_long" }).optional(),
      originalInput: purpose,
      content,
      type: z.enum(Object.values(typeTags), { error: "not_an_option" }).optional(),
      tags: tagList.optional(),
      variables: variableDefinitions.optional(),
      folder: folderName.nullish(),
      title: sharedTexts.shape.title.optional(),
      description: sharedTexts.shape.description.optional(),
      createdAt: moment.nullish(),
      updatedAt: moment.nullish(),
      pinnedAt: moment.nullish(),
      lastUsedAt: moment.nullish(),
      version: number.optional(),
      versionKind: z.enum(versionKinds, { error: "not_an_option" }).optional(),
      remixOf: z.string({ error: "wrong_type" }).max(64, { error: "too_long" }).nullish(),
      versions: boundedList(z.array(importedVersion, { error: "wrong_type" }), versionsLimit).optional(),
    },
    { error: "wrong_type" },
  )
  .transform(({ type, tags, ...prompt }) => {
    const actual = type ?? typeOfTags(tags ?? []);
    return {
      ...prompt,
      ...importedHistory(prompt),
      type: actual,
      tags: tags || type ? withTypeTag(actual, tags ?? []) : undefined,
    };
  });

export type ImportedPrompt = z.output<typeof importedPrompt>;

/** `POST /api/import`: each prompt is read separately, so that a wrong one is reported and the others are imported. */
export const importRequest = z.strictObject({
  prompts: boundedList(
    z.array(z.unknown(), { error: "wrong_type" }).meta({ maxItems: importLimits.call }),
    importLimits.call,
  ),
  choice: z.enum(importChoices, { error: "not_an_option" }).default("skip"),
  keepHidden: z.boolean({ error: "wrong_type" }).default(false),
});

/** Which prompts an export has: these, or all that fit the filter. */
const scope = {
  // Several in one parameter too, with commas between them.
  id: z
    .array(z.string())
    .transform((ids) =>
      [...new Set(ids.flatMap((id) => id.split(",")).filter(Boolean))].slice(0, exportedIds),
    ),
  search: lenientLibraryQuery.in.shape.search,
  folder: lenientLibraryQuery.in.shape.folder.meta({ override: textParameter() }),
  tag: lenientLibraryQuery.in.shape.tag,
};

const formats = z
  .array(z.enum(exportFormats, { error: "not_an_option" }), { error: "wrong_type" })
  .transform((list) => exportFormats.filter((format) => list.includes(format)));

/** `GET /api/export` and the export's page: the formats (default: JSON) and the prompts. */
export const exportQuery = z
  .object({ format: formats, ...scope })
  .transform(({ format, id, tag, ...filter }) => ({
    formats: format.length > 0 ? format : [exportFormats[0]],
    ids: id,
    filter: { ...filter, tags: tag },
  }));

export type ExportInput = z.output<typeof exportQuery>;

/** The raw parameters of an export: `format` and `id` (both repeated), and those of the library. */
export const exportParameters = (parameters: URLSearchParams) => ({
  ...libraryParameters(parameters),
  format: parameters.getAll("format"),
  id: parameters.getAll("id"),
});

/** The upload's form: a file, or a text; an unchecked checkbox posts nothing. */
export const uploadForm = z
  .object({
    text: z.string().default(""),
    placeholders: z.string().optional(),
    lines: z.string().optional(),
    keepHidden: z.string().optional(),
  })
  .transform(({ text, placeholders, lines, keepHidden }) => ({
    text,
    placeholders: placeholders === "on",
    lines: lines === "on",
    keepHidden: keepHidden === "on",
  }));

const column = z
  .string()
  .regex(/^\d{1,3}$/, { error: "not_an_option" })
  .transform(Number)
  .optional()
  .catch(undefined);

/** The steps on an import's page: the columns of a table, the start, the next round, and dropping it. */
export const importForm = z.object({
  step: z.enum(["columns", "text", "run", "discard"], { error: "not_an_option" }),
  choice: z.enum(importChoices, { error: "not_an_option" }).optional(),
  content: column,
  originalInput: column,
  tags: column,
  folder: column,
  headless: z.string().optional(),
  // Positions of the listed rows to import; a form without them leaves none out.
  id: z
    .string()
    .max(1_000, { error: "too_long" })
    .transform((text) => text.split("\n").filter(Boolean).map(Number))
    .optional(),
});

export type ImportStep = z.output<typeof importForm>;

import { z } from "zod";

import { fieldErrorCodes, errorStatus, type ErrorCode } from "~/errors";
import { versionKinds } from "~/domain/kinds";
import { factSchema } from "~/features/facts/responses";
import { typeTagSchema, variableSchema } from "~/features/prompts/responses";
import { jsonInstant } from "~/platform/json-values";

import { libraryForm, type ExportedPrompt } from "./exported-prompt";
import { rowFaultCodes } from "./import-row";

/** A prompt as files have it. */
const exportedPromptSchema = z
  .object({
    id: z.string(),
    originalInput: z.string(),
    content: z.string(),
    variables: z.array(variableSchema),
    type: typeTagSchema,
    tags: z.array(z.string()),
    folder: z.string().nullable(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    createdAt: jsonInstant,
    updatedAt: jsonInstant,
    pinnedAt: jsonInstant.nullable(),
    lastUsedAt: jsonInstant.nullable(),
    version: z.int(),
    versionKind: z.enum(versionKinds),
    remixOf: z.string().nullable(),
    versions: z.array(
      z.object({
        number: z.int(),
        kind: z.enum(versionKinds),
        content: z.string(),
        variables: z.array(variableSchema),
        isPinned: z.boolean(),
        createdAt: jsonInstant,
      }),
    ),
  })
  .meta({ id: "ExportedPrompt" });

/** `GET /api/export`: the JSON file, with the ids of prompts that could not be written; of other formats the response is a file. */
export const exportResponse = z
  .object({
    format: z.literal(libraryForm.format),
    formatVersion: z.literal(libraryForm.formatVersion),
    exportedAt: jsonInstant,
    folders: z.array(z.string()),
    prompts: z.array(exportedPromptSchema),
    leftOut: z.array(z.string()),
    shelf: z.array(z.object({ id: z.string(), shareId: z.string().nullable(), savedAt: jsonInstant })),
    facts: z.array(factSchema),
  })
  .meta({ id: "ExportedLibrary" });

/** An exported prompt as JSON. */
export const encodePrompt = (prompt: ExportedPrompt): string =>
  JSON.stringify(z.encode(exportedPromptSchema, prompt));

const stored = z.object({ index: z.int(), id: z.string() });
const codes = [...fieldErrorCodes, ...rowFaultCodes, ...(Object.keys(errorStatus) as ErrorCode[])] as const;

/** `POST /api/import`: what became of the prompts, by their positions in the request. */
export const importResponse = z.object({
  created: z.array(stored),
  replaced: z.array(stored),
  same: z.array(z.int()),
  skipped: z.array(z.int()),
  refused: z.array(
    z.object({ index: z.int(), field: z.string(), code: z.enum(codes), limit: z.number().optional() }),
  ),
  left: z.array(z.int()),
});

import { and, eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { exampleFiles, examples, publications } from "~/db/schema";
import { AppError, type FieldErrors } from "~/errors";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { copiedEditErrors, refuseCopied } from "~/features/prompts/copies/refuse-copied-edit.server";
import { listFacts } from "~/features/facts/list-facts.server";
import { withoutFacts } from "~/features/facts/told-texts.server";
import { noteFirstResults } from "~/features/prompts/note-first-results.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { checkValues } from "./check-values";
import type { Example } from "./responses";
import { exampleColumns, isOwnPublication, toExample } from "./example-rows.server";
import { examplesLimit, exampleUpload } from "./limits";
import { listExamples } from "./list-examples.server";
import type { NewExample } from "./schema";
import { dropPicture, storePicture, type StoredUpload } from "./store-picture.server";

type Needs = Comparing & Pick<Services, "clock" | "ids" | "files" | "images">;

export const addExampleOperation = operation({
  limit: "write",
  errors: [
    "prompt_not_found",
    "examples_full",
    "image_unreadable",
    "image_unsupported",
    "image_too_large",
    ...copiedEditErrors,
  ],
});

const full = () => new AppError("examples_full", { limit: examplesLimit });

/**
 * Adds an example to one of the viewer's published prompts, after the others: a text, or a picture by the uploaded file
 * (null if there is none). A failure leaves neither row nor file. Errors: `prompt_not_found`, `examples_full`,
 * `invalid_fields`, those of `refuseCopied`, of a picture and of the storage.
 */
export async function addExample(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  example: NewExample,
  file: Uint8Array<ArrayBuffer> | null,
): Promise<Example> {
  const { prompt, examples: present } = await listExamples(services, viewer, promptId);
  if (present.length >= examplesLimit) throw full();
  const given = checkValues(prompt.variables, example.values);
  const values = withoutFacts(given, await listFacts(services, viewer));
  checkKind(example, file);
  await refuseCopied(services, viewer, { id: promptId, content: "", examples: [{ ...example, values }] });
  const id = services.ids.create();
  if (!file) return insert(services, viewer, { id, promptId, example: { ...example, values }, stored: null });
  try {
    const stored = await storePicture(services, viewer.id, id, file);
    return await insert(services, viewer, { id, promptId, example: { ...example, values }, stored });
  } catch (thrown) {
    services.background(dropPicture(services, viewer.id, id));
    throw thrown;
  }
}

/** Checks what a picture or a text needs. Errors: `invalid_fields`. */
function checkKind({ kind, text, alt }: NewExample, file: Uint8Array | null): void {
  const fields: FieldErrors = {};
  if (kind === "picture" && !file) fields[exampleUpload.field] = { code: "required" };
  if (kind === "picture" && alt === "") fields.alt = { code: "required" };
  if (kind === "text" && file) fields[exampleUpload.field] = { code: "unknown_field" };
  if (kind === "text" && text === "") fields.text = { code: "required" };
  if (Object.keys(fields).length > 0) throw new AppError("invalid_fields", { fields });
}

interface Insertion {
  id: string;
  promptId: string;
  example: NewExample;
  stored: StoredUpload | null;
}

/** Inserts the row, and takes its files off the list of those to delete. */
async function insert(
  { db, clock }: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  { id, promptId, example, stored }: Insertion,
): Promise<Example> {
  const { kind, text, alt, values } = example;
  const others = sql`from examples where prompt_id = ${promptId}`;
  const hasRoom = sql`(select count(*) ${others}) < ${examplesLimit}`;
  const row = {
    id: sql<string>`${id}`.as("id"),
    promptId: publications.promptId,
    userId: publications.userId,
    position: sql<number>`(select coalesce(max(position), 0) + 1 ${others})`.as("position"),
    kind: sql<typeof kind>`${kind}`.as("kind"),
    text: sql<string | null>`${kind === "text" ? text : null}`.as("text"),
    alt: sql<string | null>`${kind === "picture" ? alt : null}`.as("alt"),
    width: sql<number | null>`${stored?.width ?? null}`.as("width"),
    height: sql<number | null>`${stored?.height ?? null}`.as("height"),
    pictureBytes: sql<number>`${stored?.pictureBytes ?? 0}`.as("picture_bytes"),
    variableValues: sql<typeof values>`${JSON.stringify(values)}`.as("variable_values"),
    isSample: sql<boolean>`false`.as("is_sample"),
    createdAt: sql<Date>`${clock.now().getTime()}`.as("created_at"),
  };
  const selected = db
    .select(row)
    .from(publications)
    .where(and(isOwnPublication(viewer, promptId), hasRoom));
  const [[added]] = await db.batch([
    db.insert(examples).select(selected).returning(exampleColumns),
    noteFirstResults({ db }, viewer, promptId),
    db
      .delete(exampleFiles)
      .where(and(eq(exampleFiles.id, id), sql`exists (select 1 from examples where id = ${id})`)),
  ]);
  if (added) return toExample(added);
  // Filled, or out of the town, in the meantime.
  await listExamples({ db }, viewer, promptId);
  throw full();
}

import { z } from "zod";

import { typedLine } from "~/features/texts/typed-text";

import { folderNameLimit } from "./limits";
import { newFolder } from "./folder";

/** What a folder is called: one line. */
export const folderName = typedLine(folderNameLimit, "folder_name_required");

/** `POST /api/folders` and `PATCH /api/folders/{id}` (specification, section 7). */
export const folderDraft = z.strictObject({ name: folderName });

export type FolderDraft = z.output<typeof folderDraft>;

export const folderForm = z.object({ name: z.string().default("") }).pipe(folderDraft);

/** The folder to save to: one of the member's, or a new one by its name. Null: 'uncategorized'. */
export type FolderChoice = { id: string } | { name: string } | null;

/** The two fields with which a form chooses a folder: a name that is given makes a new one. */
export const folderChoiceFields = { folderId: z.string().optional(), folderName: z.string().optional() };

/** Reads a form's choice of a folder; there has to be one (specification, section 5). */
export function readFolderChoice(
  { folderId = "", folderName: typed = "" }: { folderId?: string; folderName?: string },
  context: z.RefinementCtx,
): Exclude<FolderChoice, null> {
  const isNew = folderId === newFolder || typed.trim() !== "";
  if (!isNew && folderId) return { id: folderId };
  const name = isNew ? folderName.safeParse(typed) : undefined;
  if (name?.success) return { name: name.data };
  const [issue] = name?.error.issues ?? [];
  const complaint = issue
    ? { ...issue, path: ["folderName"] }
    : { code: "custom" as const, message: "folder_required", path: ["folderId"], input: folderId };
  context.addIssue(complaint);
  return z.NEVER;
}

/** A save dialog that asks for nothing but the folder. */
export const saveForm = z.object(folderChoiceFields).transform((form, context) => ({
  folder: readFolderChoice(form, context),
}));

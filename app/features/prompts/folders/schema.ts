import { z } from "zod";

import { typedLine } from "~/features/text/typed-text";

import { folderNameLimit } from "./limits";
import { newFolder } from "./folder";

export const folderName = typedLine(folderNameLimit, "folder_name_required");

/** `POST /api/folders` and `PATCH /api/folders/{id}` (specification, section 7). */
export const folderDraft = z.strictObject({ name: folderName });

export type FolderDraft = z.output<typeof folderDraft>;

export const folderForm = z.object({ name: z.string().default("") }).pipe(folderDraft);

/** The folder to save to: an existing one by id, or a new one by name. Null for 'uncategorized'. */
export type FolderChoice = { id: string } | { name: string } | null;

/** The two form fields of a folder choice: a given name makes a new folder. */
export const folderChoiceFields = { folderId: z.string().optional(), folderName: z.string().optional() };

/** Reads a form's folder choice; adds an issue if there is none (specification, section 5). */
export function parseFolderChoice(
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

/** Save dialog with only a folder choice. */
export const saveForm = z.object(folderChoiceFields).transform((form, context) => ({
  folder: parseFolderChoice(form, context),
}));

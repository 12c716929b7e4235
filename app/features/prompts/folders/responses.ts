import { z } from "zod";

export const folderSchema = z.object({ id: z.string(), name: z.string() }).meta({ id: "Folder" });

/** `GET /api/folders`: folders with their prompt counts. */
export const foldersResponse = z.array(
  folderSchema.extend({ promptCount: z.int() }).meta({ id: "CountedFolder" }),
);

import { z } from "zod";

/** A created or renamed folder. */
export const folderAnswer = z.object({ id: z.string(), name: z.string() }).meta({ id: "Folder" });

/** `GET /api/folders`: folders with their prompt counts. */
export const foldersAnswer = z.array(
  folderAnswer.extend({ promptCount: z.int() }).meta({ id: "CountedFolder" }),
);

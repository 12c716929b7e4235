import { z } from "zod";

/** A folder as it is made or renamed. */
export const folderAnswer = z.object({ id: z.string(), name: z.string() }).meta({ id: "Folder" });

/** `GET /api/folders`: each with how many prompts are in it. */
export const foldersAnswer = z.array(
  folderAnswer.extend({ promptCount: z.int() }).meta({ id: "CountedFolder" }),
);

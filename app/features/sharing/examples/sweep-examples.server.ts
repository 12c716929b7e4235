import { inArray, lte, notInArray, and } from "drizzle-orm";

import { listOf } from "~/db/in-rounds";
import { exampleFiles, examples } from "~/db/schema";
import { pictureSizes } from "~/domain/example-pictures";
import { exampleKey } from "~/domain/file-keys";
import type { Services } from "~/services";

interface Bounds {
  /** Pictures per round: storage deletes at most a thousand files at once. */
  pictures?: number;
  /** Rounds per run; the next run continues. */
  rounds?: number;
}

/** Deletes the files of pictures whose example is gone or never came; returns their number. Run daily. */
export async function sweepExamples(
  { db, clock, files }: Pick<Services, "db" | "clock" | "files">,
  { pictures = 400, rounds = 20 }: Bounds = {},
): Promise<{ examplePictures: number }> {
  let examplePictures = 0;
  for (let round = 0; round < rounds; round += 1) {
    const isDue = lte(exampleFiles.dueAt, clock.now());
    const existing = db.select({ id: examples.id }).from(examples);
    const due = await db
      .select({ id: exampleFiles.id, userId: exampleFiles.userId })
      .from(exampleFiles)
      .where(and(isDue, notInArray(exampleFiles.id, existing)))
      .limit(pictures);
    if (due.length === 0) break;
    await files.delete(
      due.flatMap(({ id, userId }) => pictureSizes.map((size) => exampleKey(userId, id, size))),
    );
    await db.delete(exampleFiles).where(inArray(exampleFiles.id, listOf(due.map(({ id }) => id))));
    examplePictures += due.length;
    if (due.length < pictures) break;
  }
  return { examplePictures };
}

import { and, eq, isNotNull } from "drizzle-orm";

import { examples, publications } from "~/db/schema";
import { pictureSizes, type PictureSize } from "~/domain/example-pictures";
import { exampleKey } from "~/domain/file-keys";
import type { Services } from "~/services";

export interface PictureFile {
  key: string;
  /** The ETag: a picture never changes under its id and size. */
  tag: string;
}

const names: Record<string, PictureSize> = Object.fromEntries(
  pictureSizes.map((size) => [`${size}.webp`, size]),
);

/** The file of a picture whose prompt is in the town, by the two parts of its address. */
export async function findPicture(
  { db }: Pick<Services, "db">,
  exampleId: string,
  file: string,
): Promise<PictureFile | null> {
  const size = Object.hasOwn(names, file) ? names[file]! : null;
  if (!size) return null;
  const row = await db
    .select({ userId: examples.userId })
    .from(examples)
    .innerJoin(publications, eq(publications.promptId, examples.promptId))
    .where(
      and(
        eq(examples.id, exampleId),
        eq(examples.kind, "picture"),
        eq(publications.isPublic, true),
        isNotNull(publications.townNumber),
      ),
    )
    .get();
  return row ? { key: exampleKey(row.userId, exampleId, size), tag: `"${exampleId}-${size}"` } : null;
}

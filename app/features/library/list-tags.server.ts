import { and, desc, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { memberTags } from "~/db/schema";
import { isTypeTag, promptUses, typeTags } from "~/domain/prompt-use";
import type { Services } from "~/services";

import { listedTags } from "./limits";

export interface UsedTag {
  tag: string;
  promptCount: number;
}

/** The four type tags, then the viewer's own tags, the most used first; a visitor gets only the type tags. */
export async function listTags(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id"> | null,
): Promise<UsedTag[]> {
  const counted = (counts: UsedTag[]) =>
    promptUses.map((use) => ({
      tag: typeTags[use],
      promptCount: counts.find(({ tag }) => tag === typeTags[use])?.promptCount ?? 0,
    }));
  if (!viewer) return counted([]);
  const isOwn = eq(memberTags.userId, viewer.id);
  const { tag, promptCount } = memberTags;
  const select = () => db.select({ tag, promptCount }).from(memberTags);
  const [used, ...types] = await db.batch([
    select().where(isOwn).orderBy(desc(promptCount), tag).limit(listedTags),
    // One query per key: for four at once SQLite reads all tags.
    ...promptUses.map((use) => select().where(and(isOwn, eq(tag, typeTags[use])))),
  ]);
  return [...counted(types.flat()), ...used.filter((own) => !isTypeTag(own.tag))];
}

import { desc, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { memberTags } from "~/db/schema";
import { isTypeTag, promptUses, typeTags } from "~/features/prompts/prompt-use";
import type { Services } from "~/services";

/** A tag and how many of the member's prompts have it. */
export interface UsedTag {
  tag: string;
  promptCount: number;
}

/** How many tags are offered to choose from. */
const listedTags = 1_000;

/** The four type tags, then the viewer's own tags, the 1,000 most used, these first; a visitor has none of their own. */
export async function listTags(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id"> | null,
): Promise<UsedTag[]> {
  const used = viewer
    ? await db
        .select({ tag: memberTags.tag, promptCount: memberTags.promptCount })
        .from(memberTags)
        .where(eq(memberTags.userId, viewer.id))
        .orderBy(desc(memberTags.promptCount), memberTags.tag)
        .limit(listedTags)
    : [];
  const types = promptUses.map((use) => ({
    tag: typeTags[use],
    promptCount: used.find(({ tag }) => tag === typeTags[use])?.promptCount ?? 0,
  }));
  return [...types, ...used.filter(({ tag }) => !isTypeTag(tag))];
}

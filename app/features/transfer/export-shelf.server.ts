import { and, desc, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { publications, saves } from "~/db/schema";
import type { Services } from "~/services";

/** The viewer's shelf as references, saved last first: the texts are other people's. `shareId` is null for what is no longer public. */
export const exportedShelf = ({ db }: Pick<Services, "db">, viewer: Pick<Viewer, "id">) =>
  db
    .select({ id: saves.promptId, shareId: publications.shareId, savedAt: saves.createdAt })
    .from(saves)
    .leftJoin(publications, and(eq(publications.promptId, saves.promptId), eq(publications.isPublic, true)))
    .where(eq(saves.userId, viewer.id))
    .orderBy(desc(saves.createdAt));

import { and, desc, eq, gt } from "drizzle-orm";

import type { Viewer } from "~/context";
import { sessions } from "~/db/schema";
import type { Services } from "~/services";

import { listedSessions } from "./limits";

export interface SessionItem {
  id: string;
  userAgent: string;
  createdAt: Date;
  /** The one that asks. */
  current: boolean;
}

/** The statement that reads where the viewer is signed in, the newest first; to be sent together with others. */
export const selectSessions = ({ db, clock }: Pick<Services, "db" | "clock">, viewer: Pick<Viewer, "id">) =>
  db
    .select({ id: sessions.id, userAgent: sessions.userAgent, createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.userId, viewer.id), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.createdAt))
    .limit(listedSessions);

/** Its rows, with the one that asks marked. */
export const toSessionItems = (rows: Omit<SessionItem, "current">[], { session }: Viewer): SessionItem[] =>
  rows.map((row) => ({ ...row, current: row.id === session.id }));

import { and, desc, eq, gt } from "drizzle-orm";

import type { Viewer } from "~/context";
import { sessions } from "~/db/schema";
import type { Services } from "~/services";

import { listedSessions } from "./limits";

export interface SessionItem {
  id: string;
  userAgent: string;
  createdAt: Date;
  current: boolean;
}

/** Selects the viewer's sessions, newest first; for use in a batch. */
export const selectSessions = ({ db, clock }: Pick<Services, "db" | "clock">, viewer: Pick<Viewer, "id">) =>
  db
    .select({ id: sessions.id, userAgent: sessions.userAgent, createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.userId, viewer.id), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.createdAt))
    .limit(listedSessions);

/** Marks the current session in the rows. */
export const toSessionItems = (rows: Omit<SessionItem, "current">[], { session }: Viewer): SessionItem[] =>
  rows.map((row) => ({ ...row, current: row.id === session.id }));

import { and, eq, ne } from "drizzle-orm";

import type { Viewer } from "~/context";
import { sessions } from "~/db/schema";
import { AppError } from "~/errors";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

export const endSessionOperation = { errors: ["session_not_found"] } as const satisfies Operation;

/** Ends one of the viewer's sessions, their own included. Unknown ids and strangers' are `session_not_found`. */
export async function endSession({ db }: Pick<Services, "db">, viewer: Viewer, id: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, viewer.id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AppError("session_not_found");
}

/** Ends the viewer's own session; one that has ended meanwhile is as they want it. */
export async function endOwnSession({ db }: Pick<Services, "db">, { session }: Viewer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, session.id));
}

/** Ends every session of the viewer but this one. */
export async function endOtherSessions({ db }: Pick<Services, "db">, viewer: Viewer): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, viewer.id), ne(sessions.id, viewer.session.id)));
}

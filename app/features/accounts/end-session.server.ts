import { and, eq, ne } from "drizzle-orm";

import type { Viewer } from "~/context";
import { sessions } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

export const endSessionOperation = operation({ errors: ["session_not_found"] });

/** Ends one of the viewer's sessions, the current one included. Errors: `session_not_found`. */
export async function endSession({ db }: Pick<Services, "db">, viewer: Viewer, id: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, viewer.id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AppError("session_not_found");
}

/** Ends the viewer's current session; an ended one is no error. */
export async function endOwnSession({ db }: Pick<Services, "db">, { session }: Viewer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, session.id));
}

/** Ends every session of the viewer except the current one. */
export async function endOtherSessions({ db }: Pick<Services, "db">, viewer: Viewer): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, viewer.id), ne(sessions.id, viewer.session.id)));
}

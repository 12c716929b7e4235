import { and, eq } from "drizzle-orm";

import { emailTokens } from "~/db/schema";
import type { Language } from "~/languages";
import type { LetterKind } from "~/platform/mail/mail";
import { createToken, hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

import { letterLifetime, letterPath } from "./letters";

interface LetterOrder {
  userId: string;
  email: string;
  kind: LetterKind;
  language: Language;
  /** Scheme and host of the link. */
  site: string;
}

/** Sends a letter with a link that works once; older links of the same kind stop working (OWASP, forgot password). */
export async function sendLetter(
  { db, clock, mail }: Pick<Services, "db" | "clock" | "mail">,
  { userId, email, kind, language, site }: LetterOrder,
): Promise<void> {
  const token = createToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + letterLifetime[kind]);
  await db.batch([
    db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, kind))),
    db
      .insert(emailTokens)
      .values({ tokenHash: await hashToken(token), userId, purpose: kind, createdAt, expiresAt }),
  ]);
  await mail.send({ to: email, language, kind, link: `${site}${letterPath[kind]}?token=${token}` });
}

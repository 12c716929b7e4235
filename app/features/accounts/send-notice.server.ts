import { eq } from "drizzle-orm";

import type { Member } from "~/context";
import { users } from "~/db/schema";
import type { NoticeKind } from "~/domain/kinds";
import { AppError } from "~/errors";
import { memberKey } from "~/platform/rate-limits";
import type { Services } from "~/services";

import { spendDaily } from "./budgets/spend-daily.server";
import { emailsADay } from "./limits";
import { spendEmail } from "./spend-email.server";

interface Notice {
  kind: NoticeKind;
  /** The absolute address of the page that helps a member who did not do it. */
  link: string;
  /** The network of the request, as named by `callerKeyOf`. */
  network: string;
}

/**
 * Tells a member by email what happened to their account, after the response; it never refuses what it tells of. The language is the one
 * that they registered in or chose last, not the request's, which may be a thief's. An address that is verified has a budget for each kind
 * of notice, which nothing else uses up. Any other may be a stranger's, whom a budget of the account would let anybody write to: it counts
 * as the emails that its network asks for, and beyond that budget its change goes untold.
 */
export function sendNotice(
  services: Pick<Services, "db" | "clock" | "mail" | "background">,
  { id, email, emailVerified }: Member,
  { kind, link, network }: Notice,
): void {
  const { db, mail, background } = services;
  const send = async () => {
    const [member] = await db.select({ language: users.language }).from(users).where(eq(users.id, id));
    if (!member) return;
    if (emailVerified) {
      const limits = { [`${memberKey(id)}:${kind}`]: emailsADay.ofAccount };
      await spendDaily(services, limits, "emails_spent");
    } else await spendEmail(services, { kind, email, network });
    await mail.send({ to: email, kind, link, ...member });
  };
  background(
    send().catch((thrown: unknown) => {
      if (!(thrown instanceof AppError && thrown.code === "emails_spent")) throw thrown;
    }),
  );
}

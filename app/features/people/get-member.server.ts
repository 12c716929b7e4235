import { and, eq } from "drizzle-orm";

import { users } from "~/db/schema";
import { AppError } from "~/errors";
import { toProfile } from "~/features/profiles/get-profile.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import type { Member } from "./responses";

export const getMemberOperation = operation({ limit: "read", errors: ["member_not_found"] });

/** Selects a member's row, while their profile is public. */
export const selectMember = ({ db }: Pick<Services, "db">, id: string) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.isPublic, true)));

/** The member of a selected row. Errors: `member_not_found` without one. */
export function toMember(
  { adminEmails }: Pick<Services, "adminEmails">,
  row: typeof users.$inferSelect | undefined,
): Member {
  if (!row) throw new AppError("member_not_found");
  return { id: row.id, ...toProfile(row, adminEmails), posts: row.shownPosts };
}

/** A member with a public profile; one with a hidden profile does not exist for others. Errors: `member_not_found`. */
export async function getMember(services: Pick<Services, "db" | "adminEmails">, id: string): Promise<Member> {
  const [row] = await selectMember(services, id);
  return toMember(services, row);
}

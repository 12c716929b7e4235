import { and } from "drizzle-orm";

import { publications } from "~/db/schema";
import type { PromptLanguage } from "~/domain/prompt-languages";

import { pageSize } from "~/features/town/limits";
import { listNumbered } from "~/features/town/list-town.server";
import { isShownPostOf, newestFirst, startOfPage } from "~/features/town/shown-posts.server";
import type { TownPage } from "~/features/town/town-prompt";
import { selectTownRows, toTownPrompts, withCreators } from "~/features/town/town-rows.server";
import type { Services } from "~/services";

import { getMemberOperation, selectMember, toMember } from "./get-member.server";
import { ownPostsLooked, pagesLimit } from "./limits";
import type { Member } from "./responses";

export const listMemberPostsOperation = getMemberOperation;

export interface MemberPosts extends TownPage {
  member: Member;
}

/** A page of the posts that name a member, newest publication first, with the member. Errors: `member_not_found`. */
export async function listMemberPosts(
  services: Pick<Services, "db" | "adminEmails">,
  viewer: { id: string } | null,
  id: string,
  asked: number,
): Promise<MemberPosts> {
  const within = Math.min(asked, pagesLimit);
  const [[row], rows] = await services.db.batch([
    selectMember(services, id),
    selectPosts(services, id, within),
  ]);
  const member = toMember(services, row);
  const total = Math.min(member.posts, pagesLimit * pageSize);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(within, pageCount);
  const onPage = page === within ? rows : await selectPosts(services, id, page);
  return {
    member,
    prompts: toTownPrompts(services, viewer, onPage),
    total,
    isCapped: member.posts > total,
    page,
    pageCount,
  };
}

/** A page of those of a member's newest posts in a language; null without any. Errors: `member_not_found`. */
export async function listMemberPostsIn(
  services: Pick<Services, "db" | "adminEmails">,
  viewer: { id: string } | null,
  id: string,
  asked: number,
  language: PromptLanguage,
): Promise<MemberPosts | null> {
  const [[row], newest] = await services.db.batch([
    selectMember(services, id),
    services.db
      .select({ townNumber: publications.townNumber, language: publications.language })
      .from(publications)
      .where(isShownPostOf(id))
      .orderBy(newestFirst)
      .limit(ownPostsLooked),
  ]);
  const member = toMember(services, row);
  const numbers = newest.flatMap((post) => (post.language === language ? [post.townNumber!] : []));
  if (numbers.length === 0) return null;
  const pageCount = Math.ceil(numbers.length / pageSize);
  const page = Math.min(asked, pageCount);
  const onPage = numbers.slice((page - 1) * pageSize, page * pageSize);
  const prompts = await listNumbered(services, viewer, onPage);
  return {
    member,
    prompts,
    total: numbers.length,
    isCapped: member.posts > newest.length,
    page,
    pageCount,
  };
}

function selectPosts(services: Pick<Services, "db">, id: string, page: number) {
  const inList = isShownPostOf(id);
  const rows = selectTownRows(services)
    .where(and(inList, startOfPage(inList, page)))
    .orderBy(newestFirst)
    .limit(pageSize);
  return withCreators(services, rows);
}

import { href } from "react-router";

import { isAdmin } from "~/features/accounts/is-admin";
import { isFollowing } from "~/features/people/follow.server";
import { listMemberPosts, listMemberPostsIn } from "~/features/people/list-member-posts.server";
import { parsePageNumber } from "~/features/people/schema";
import { MemberHead } from "~/features/people/ui/member-head";
import { MemberPage } from "~/features/people/ui/member-page";
import { useShownProfile } from "~/features/profiles/ui/use-shown-profile";
import { cardPage } from "~/features/town/card-page.server";
import { oneLanguage } from "~/features/town/list-of-language.server";
import { rememberListLanguage, requestListLanguage } from "~/http/list-language.server";
import { publicOrigin } from "~/http/origin.server";
import { page, type PageArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/member";

export const middleware: Route.MiddlewareFunction[] = [rememberListLanguage];

export const handle: PageHandle = { back: { to: "/town-prompts" } };

/** The posts in the language of the lists, or without any in it in all. */
export const loader = page(
  async ({ services, viewer, url, request, context, params: { memberId } }: PageArgs<Route.LoaderArgs>) => {
    const asked = parsePageNumber(url.searchParams);
    const language = requestListLanguage(request);
    const spoken = oneLanguage(language);
    const [inLanguage, follows] = await Promise.all([
      spoken && listMemberPostsIn(services, viewer, memberId, asked, spoken),
      isFollowing(services, viewer, { kind: "person", target: memberId }),
    ]);
    const { member, ...posts } = inLanguage ?? (await listMemberPosts(services, viewer, memberId, asked));
    const reader = viewer && { id: viewer.id, isAdmin: isAdmin(services, viewer) };
    return {
      member,
      view: cardPage(posts, reader),
      language: inLanguage ? language : ("all" as const),
      missing: inLanguage ? undefined : language,
      viewer: viewer && { isSelf: viewer.id === memberId, follows },
      origin: publicOrigin(request, context),
    };
  },
);

/** A member with a public profile; one with a hidden profile is 404 like an unknown one. */
export default function Member({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("people");
  const { view } = loaderData;
  const member = useShownProfile(loaderData.member.id, loaderData.member);
  const name = member.displayName ?? t("shell:creator.nameless");
  const path = href("/people/:memberId", { memberId: member.id });
  const addressOf = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
  return (
    <>
      <MemberHead {...loaderData} member={member} name={name} address={addressOf(view.page)} />
      <MemberPage {...loaderData} member={member} name={name} addressOf={addressOf} />
    </>
  );
}

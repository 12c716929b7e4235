import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { follow, followOperation, unfollow } from "~/features/people/follow.server";
import { listFollowed } from "~/features/people/list-followed.server";
import { followForm, parseBefore } from "~/features/people/schema";
import { FollowingPage } from "~/features/people/ui/following-page";
import { townAddress } from "~/features/town/address";
import { cardsOf } from "~/features/town/card-page.server";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/following";

export const handle: PageHandle = { back: { to: "/town-prompts" } };

export const loader = memberPage(async ({ services, viewer, url }: MemberArgs<Route.LoaderArgs>) => {
  const before = parseBefore(url.searchParams);
  const { follows, prompts, next } = await listFollowed(services, viewer, before);
  const cards = cardsOf(prompts, { id: viewer.id, isAdmin: false });
  return { follows, cards, isLater: url.searchParams.has("before"), next };
});

/** Follows a person or a category, or ends that. */
export const action = memberForm({
  form: followForm,
  operation: followOperation,
  run: async ({ target, wanted, inList }, { services, viewer }: MemberCall<Route.ActionArgs>) => {
    await (wanted ? follow : unfollow)(services, viewer, target);
    return { target, wanted, inList };
  },
  done: ({ target: { kind, target }, wanted, inList }) => ({
    to: inList
      ? href("/town-prompts/following")
      : kind === "person"
        ? href("/people/:memberId", { memberId: target })
        : townAddress(href("/town-prompts"), { category: target }),
    flash: wanted ? "followed" : "unfollowed",
  }),
});

export const clientAction = keepPage;

/** New posts of what the member follows. */
export default function Following({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("people");
  return (
    <>
      <PageHead title={t("following.title")} noIndex />
      <FollowingPage {...loaderData} refused={actionData} />
    </>
  );
}

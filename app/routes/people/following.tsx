import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { AppError } from "~/errors";
import { follow, followOperation, unfollow } from "~/features/people/follow.server";
import { getMember } from "~/features/people/get-member.server";
import { listFollowed } from "~/features/people/list-followed.server";
import { followForm, parseBefore } from "~/features/people/schema";
import { FollowingPage } from "~/features/people/ui/following-page";
import { townAddress } from "~/features/town/address";
import { cardsOf } from "~/features/town/card-page.server";
import { oneLanguage } from "~/features/town/list-of-language.server";
import { pageForm, type FormCall } from "~/http/form.server";
import { signUpFor } from "~/http/intent.server";
import { requestListLanguage } from "~/http/list-language.server";
import { lookBefore, rememberLook } from "~/http/looked-at.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/following";

export const middleware: Route.MiddlewareFunction[] = [rememberLook];

export const handle: PageHandle = { back: { to: "/town-prompts" } };

/** New posts of people in all languages, and of categories in that of the lists; those since the visit before come first. */
export const loader = memberPage(async ({ services, viewer, request, url }: MemberArgs<Route.LoaderArgs>) => {
  const language = oneLanguage(requestListLanguage(request)) ?? undefined;
  const { follows, prompts, next } = await listFollowed(
    services,
    viewer,
    parseBefore(url.searchParams),
    language,
  );
  const seen = lookBefore(request);
  return {
    follows,
    cards: cardsOf(prompts, { id: viewer.id, isAdmin: false }),
    fresh: seen ? prompts.filter(({ publishedAt }) => publishedAt > seen).length : 0,
    isLater: url.searchParams.has("before"),
    next,
  };
});

/** Follows a person or a category, or ends that; a visitor follows after the sign-in. */
export const action = pageForm({
  form: followForm,
  operation: followOperation,
  run: async (form, { services, viewer }: FormCall<Route.ActionArgs>) => {
    const { target, wanted } = form;
    if (viewer) await (wanted ? follow : unfollow)(services, viewer, target);
    else if (!wanted) throw new AppError("unauthenticated");
    else if (target.kind === "person") await getMember(services, target.target);
    return form;
  },
  done: ({ target: { kind, target }, wanted, inList }, { viewer, request }) => {
    if (!viewer) return signUpFor(request, { kind: "follow", of: kind, target });
    return {
      to: inList
        ? href("/town-prompts/following")
        : kind === "person"
          ? href("/people/:memberId", { memberId: target })
          : townAddress(href("/town-prompts"), { category: target }),
      ...(wanted ? { flash: "followed" } : { flash: "unfollowed", undo: target }),
    };
  },
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

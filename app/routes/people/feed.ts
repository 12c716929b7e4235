import { href } from "react-router";

import { shownName } from "~/domain/editors";
import { AppError } from "~/errors";
import { getMember } from "~/features/people/get-member.server";
import { atomFeed } from "~/features/town/feed/atom-feed";
import { listNewestBy } from "~/features/town/feed/list-newest.server";
import { revalidated } from "~/http/entity-tags.server";
import { endpoint } from "~/http/endpoint.server";
import { responseMethod } from "~/http/method.server";
import { publicOrigin } from "~/http/origin.server";
import { getLanguage, getTranslate } from "~/i18n/middleware.server";

import type { Route } from "./+types/feed";

/** The newest posts that name a member, as an Atom feed: `/feeds/people/{memberId}.xml`. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: responseMethod({
    limit: "read",
    run: async ({ services, request, context, params }) => {
      const memberId = /^(.+)\.xml$/.exec(params.feed)?.[1];
      if (!memberId) throw new AppError("not_found");
      const [member, posts] = await Promise.all([
        getMember(services, memberId),
        listNewestBy(services, memberId),
      ]);
      const t = getTranslate(context);
      const origin = publicOrigin(request, context);
      const name = shownName(member, t("shell:creator.editors")) ?? t("shell:creator.nameless");
      const feed = {
        title: `${t("people:feed", { name })} | ${t("shell:product")}`,
        address: origin + href("/feeds/people/:feed", { feed: `${memberId}.xml` }),
        page: origin + href("/people/:memberId", { memberId }),
        language: getLanguage(context),
        origin,
        product: t("product"),
        editors: t("shell:creator.editors"),
      };
      return revalidated(request, atomFeed(feed, posts), {
        "Content-Type": "application/atom+xml; charset=utf-8",
        "Access-Control-Allow-Origin": "*",
        Vary: "Accept-Language",
      });
    },
  }),
});

export { loader, action };

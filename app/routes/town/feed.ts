import { href } from "react-router";

import { AppError } from "~/errors";
import { isCategory } from "~/domain/categories";
import { asListLanguage, listLanguageParameter } from "~/domain/prompt-languages";
import { atomFeed } from "~/features/town/feed/atom-feed";
import { listFeed } from "~/features/town/feed/list-newest.server";
import { townAddress } from "~/features/town/address";
import { oneLanguage } from "~/features/town/list-of-language.server";
import { feedQuery } from "~/features/town/query";
import { revalidated } from "~/http/entity-tags.server";
import { endpoint } from "~/http/endpoint.server";
import { responseMethod } from "~/http/method.server";
import { publicOrigin } from "~/http/origin.server";
import { getTranslate, getLanguage } from "~/i18n/middleware.server";

import type { Route } from "./+types/feed";

/**
 * Publications, all or of a category, newest or by an order, as an Atom feed: `/feeds/all.xml`, `/feeds/marketing.xml?order=week` …;
 * `?language=`: in one language.
 */
const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: responseMethod({
    limit: "read",
    query: { schema: feedQuery, read: (parameters) => ({ order: parameters.get("order") || undefined }) },
    run: async ({ services, request, context, params, url, query: { order } }) => {
      const name = /^(\w+)\.xml$/.exec(params.feed)?.[1] ?? "";
      if (name !== "all" && !isCategory(name)) throw new AppError("not_found");
      const category = name === "all" ? null : name;
      const language = asListLanguage(url.searchParams.get(listLanguageParameter)) ?? null;
      const t = getTranslate(context);
      const origin = publicOrigin(request, context);
      const feed = {
        title: [
          t("town:feed", { category: category ? t(`town:categories.${category}`) : t("town:all") }),
          ...(order === "new" ? [] : [t(`shelf:orders.${order}`)]),
          t("shell:product"),
        ].join(" | "),
        address: origin + townAddress(href("/feeds/:feed", { feed: `${name}.xml` }), { language, order }),
        page: origin + townAddress(href("/town-prompts"), { category, language, order }),
        language: getLanguage(context),
        origin,
        product: t("shell:product"),
        editors: t("shell:creator.editors"),
      };
      return revalidated(
        request,
        atomFeed(feed, await listFeed(services, category, order, oneLanguage(language))),
        {
          "Content-Type": "application/atom+xml; charset=utf-8",
          "Access-Control-Allow-Origin": "*",
          Vary: "Accept-Language",
        },
      );
    },
  }),
});

export { loader, action };

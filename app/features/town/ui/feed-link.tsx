import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { languageParameter } from "~/languages";

import type { TownQuery } from "../query";
import { usePlaceNames } from "./use-place";

/** The link to the Atom feed of a category in an order, in the language of the page, because feed readers send none. */
export function FeedLink({ category, order }: Pick<TownQuery, "category" | "order">) {
  const { t, language } = useTranslation("town");
  const { nameOf } = usePlaceNames();
  const feed = new URLSearchParams({ ...(order !== "new" && { order }), [languageParameter]: language });
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={t("feed", { category: nameOf(category) })}
      href={`${href("/feeds/:feed", { feed: `${category ?? "all"}.xml` })}?${feed}`}
    />
  );
}

import { useTranslation } from "react-i18next";
import { href } from "react-router";

import type { TownQuery } from "../query";
import { usePlaceNames } from "./use-place-names";

/** Tells feed readers where the news of a category are. */
export function FeedLink({ category }: Pick<TownQuery, "category">) {
  const { t } = useTranslation("town");
  const { nameOf } = usePlaceNames();
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={t("feed", { category: nameOf(category) })}
      href={href("/feeds/:feed", { feed: `${category ?? "all"}.xml` })}
    />
  );
}

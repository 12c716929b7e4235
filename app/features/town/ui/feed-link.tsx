import { href } from "react-router";

import type { ListLanguage } from "~/domain/prompt-languages";
import { useTranslation } from "~/i18n";
import { inLanguage } from "~/domain/languages";

import { townAddress } from "../address";
import type { TownQuery } from "../query";
import { useCategoryNames } from "./use-category";

interface FeedLinkProps extends Pick<TownQuery, "category" | "order"> {
  /** The language of the list. */
  of: ListLanguage;
}

/** The link to the Atom feed of a list in a sort, in the language of the page, because feed readers send none. */
export function FeedLink({ category, order, of }: FeedLinkProps) {
  const { t, language } = useTranslation("town");
  const { nameOf } = useCategoryNames();
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={t("feed", { category: nameOf(category) })}
      href={inLanguage(
        townAddress(href("/feeds/:feed", { feed: `${category ?? "all"}.xml` }), { language: of, order }),
        language,
      )}
    />
  );
}

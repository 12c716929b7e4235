import { href } from "react-router";

import type { ListLanguage } from "~/domain/prompt-languages";
import { useTranslation } from "~/i18n";
import { inLanguage } from "~/domain/languages";
import { Icon } from "~/ui/icon";

import { townAddress } from "../address";
import type { TownQuery } from "../query";
import { useCategoryNames } from "./use-category";

interface FeedLinkProps extends Pick<TownQuery, "category" | "order"> {
  /** The language of the list. */
  of: ListLanguage;
}

const type = "application/atom+xml";

/** The Atom feed of a list in a sort, in the language of the page, because feed readers send none. */
function useFeed({ category, order, of }: FeedLinkProps) {
  const { t, language } = useTranslation("town");
  const { nameOf } = useCategoryNames();
  const path = href("/feeds/:feed", { feed: `${category ?? "all"}.xml` });
  return {
    title: t("feed", { category: nameOf(category) }),
    href: inLanguage(townAddress(path, { language: of, order }), language),
  };
}

/** The link to a list's feed in the page's head, for feed readers. */
export const FeedHeadLink = (list: FeedLinkProps) => <link rel="alternate" type={type} {...useFeed(list)} />;

/** The link to a list's feed in the page. */
export function FeedLink(list: FeedLinkProps) {
  const { t } = useTranslation("street");
  return (
    <a
      type={type}
      {...useFeed(list)}
      className="inline-flex min-h-11 items-center gap-1.5 self-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink [&_svg]:size-4"
    >
      <Icon name="rss" />
      {t("feedLink")}
    </a>
  );
}

import { Icon } from "~/ui/icon";
import { useMemo } from "react";
import { href, Link } from "react-router";

import { ListPages } from "~/client/list-pages";
import { SearchBox } from "~/client/search-box";
import { useErrorTexts } from "~/client/error-text";
import { useRefetchOnFocus } from "~/client/use-refetch-on-focus";
import { usePrefetchRoutes } from "~/ui/prefetch";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { SidePanel } from "~/ui/side-panel";
import { Street } from "~/ui/street";

import { searchLimit } from "../limits";
import { type CardPage, readCards } from "../card-prompt";
import type { TownCounts } from "../count-town.server";
import { townAddress, readableAddress } from "../address";
import type { TownQuery } from "../query";
import { CategoryNav } from "./category-nav";
import { SubcategoryChips } from "./subcategory-chips";
import { TownCard } from "./town-card";
import { TownCards, TownListHeader } from "./town-list";
import { usePlaceNames } from "./use-place";

interface TownLibraryProps {
  query: TownQuery;
  view: CardPage & { counts: TownCounts };
  isMember: boolean;
  /** The displayed prompts are not the result of the search. */
  searchFailed: boolean;
}

/** The public library: categories, and the prompts of the URL's query (specification, section 2). */
export function TownLibrary({ query, view, isMember, searchFailed }: TownLibraryProps) {
  const { t } = useTranslation("town");
  const { nameOf, subcategoryName } = usePlaceNames();
  const cards = useMemo(() => readCards(view), [view]);
  useRefetchOnFocus();
  usePrefetchRoutes(isMember ? "routes/town/" : null);
  const path = href("/town-prompts");
  const { category, subcategory } = query;
  // Another category or search starts at page 1.
  const addressOf = (change: Partial<TownQuery>) =>
    readableAddress(townAddress(path, { ...query, page: 1, ...change }));
  const place = subcategory ? `${nameOf(category)} / ${subcategoryName(subcategory)}` : nameOf(category);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 py-6 sm:py-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-end justify-between gap-3 lg:col-span-2">
        <div>
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="phrases mt-1 text-ink-soft">{t("lead")}</p>
        </div>
        {isMember && (
          <Button asChild variant="secondary">
            <Link to={href("/my-town-prompts")}>
              <Icon name="send" />
              {t("mine")}
            </Link>
          </Button>
        )}
      </div>
      <aside>
        <SidePanel
          openLabel={t("showCategories")}
          icon={<Icon name="layout-grid" />}
          choice={place}
          current={place}
        >
          <CategoryNav query={query} counts={view.counts} addressOf={addressOf} />
        </SidePanel>
      </aside>
      <div className="flex min-w-0 flex-col gap-4 self-start">
        <SearchBox
          action={path}
          search={query.search}
          clearAddress={addressOf({ search: "" })}
          maxLength={searchLimit}
          labels={t.all("search")}
        >
          {category && <input type="hidden" name="category" value={category} />}
          {subcategory && <input type="hidden" name="subcategory" value={subcategory} />}
        </SearchBox>
        {category && (
          <SubcategoryChips
            category={category}
            chosen={subcategory}
            addressOf={(chosen) => addressOf({ subcategory: chosen })}
          />
        )}
        {searchFailed && <SearchFailed />}
        <TownListHeader view={view} />
        {cards.length === 0 ? (
          <NothingFound isWholeTown={!category && !query.search} />
        ) : (
          <TownCards className="sm:grid-cols-2">
            {cards.map((prompt) => (
              <li key={prompt.shareId}>
                <TownCard prompt={prompt} />
              </li>
            ))}
          </TownCards>
        )}
        <ListPages current={view.page} pageCount={view.pageCount} hrefFor={(page) => addressOf({ page })} />
      </div>
    </div>
  );
}

/** The message of an empty list: no match, or no publication yet. */
function NothingFound({ isWholeTown }: { isWholeTown: boolean }) {
  const { t } = useTranslation("town");
  return (
    <EmptyState
      illustration={<Street />}
      title={isWholeTown ? t("noneYet") : t("empty")}
      action={
        <Button asChild>
          {isWholeTown ? (
            <Link to={href("/generate")}>{t("makeOne")}</Link>
          ) : (
            <Link to={href("/town-prompts")}>{t("showAll")}</Link>
          )}
        </Button>
      }
    >
      <p>{isWholeTown ? t("noneYetHint") : t("emptyHint")}</p>
    </EmptyState>
  );
}

/** A notice that the displayed prompts are not the result of the search. */
function SearchFailed() {
  const { t } = useTranslation("town");
  const { t: tError } = useErrorTexts();
  return (
    <Notice tone="danger" title={tError("errors:search_failed")}>
      {t("newestInstead")}
    </Notice>
  );
}

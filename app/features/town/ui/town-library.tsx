import { useMemo } from "react";
import { href } from "react-router";

import { ListPages } from "~/client/list-pages";
import { SearchBox } from "~/client/search-box";
import { useErrorTexts } from "~/client/error-text";
import { useRefetchOnFocus } from "~/client/use-refetch-on-focus";
import { usePrefetchRoutes } from "~/ui/prefetch";
import { listLanguageParameter, type ListLanguage } from "~/domain/prompt-languages";
import { useTranslation } from "~/i18n";
import { subcategoriesOf, type Category, type Subcategory } from "~/domain/categories";
import { Notice } from "~/ui/notice";
import { townSorts, type TownCounts, type TownSort } from "~/domain/town-sorts";
import { editorsFace } from "~/domain/editors";
import { ChipLink } from "~/ui/chip-link";
import { ChipRow } from "~/ui/chip-row";

import { searchLimit } from "../limits";
import { readCards, type CardPage } from "../card-prompt";
import { townAddress, readableAddress } from "../address";
import type { TownQuery } from "../query";
import { CategoryNav } from "./category-nav";
import { FeedLink } from "./feed-link";
import { LanguageSwitch } from "./language-switch";
import { NothingFound, type NearView } from "./nothing-found";
import { Shops } from "./shops";
import { PromptCards } from "./prompt-cards";
import { TownListHeader } from "./town-list";
import { FollowCategory, TownMenu } from "./town-menu";
import { useCategoryNames } from "./use-category";

interface TownLibraryProps {
  query: TownQuery;
  /** The language of the list: the one of the URL, of an earlier choice, or of the page. */
  language: ListLanguage;
  view: CardPage & { counts: TownCounts; isUnranked: boolean };
  /** The sorts that have something of the list. */
  sorts: readonly TownSort[];
  lit: readonly Category[];
  /** All prompts of the list are the editors'. Null if that is not known. */
  onlyEditors: boolean | null;
  /** What is near a search that finds nothing. */
  near: NearView | null;
  isMember: boolean;
  follows: boolean;
  /** Unseen posts of what the member follows. */
  news: number;
  /** The displayed prompts are not the result of the search. */
  searchFailed: boolean;
}

/**
 * The town: its street, its categories, and the prompts of the URL's query (specification, section 2). On a phone the street and the
 * chips are all the navigation: a list of categories would leave no room for a prompt on the first screen.
 */
export function TownLibrary(props: TownLibraryProps) {
  const { query, language, view, sorts, lit, onlyEditors, near, isMember, follows, news, searchFailed } =
    props;
  const { t } = useTranslation(["town", "shelf"]);
  const cards = useMemo(() => readCards(view), [view]);
  useRefetchOnFocus();
  usePrefetchRoutes(isMember ? "routes/town/" : null);
  const path = href("/town-prompts");
  const { category, subcategory, search, order } = query;
  // Another category or search starts at page 1.
  const addressOf = (change: Partial<TownQuery>) =>
    readableAddress(townAddress(path, { ...query, page: 1, ...change }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1.5 py-2 sm:gap-y-4 sm:py-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      {/* On a phone a search has the title's place too, for a whole word. */}
      <div className="group/head flex flex-wrap items-center gap-x-3 gap-y-1 lg:col-span-full">
        <h1 className="max-w-full text-xl max-sm:max-w-[9.25rem] max-sm:text-lg max-sm:leading-tight max-sm:group-has-[input:focus]/head:sr-only max-sm:group-has-[input:not(:placeholder-shown,[type=hidden])]/head:sr-only">
          {t("title")}
        </h1>
        <div className="flex min-w-28 flex-1 sm:max-w-lg noscript:min-w-60">
          <SearchBox
            action={path}
            search={search}
            clearAddress={addressOf({ search: "" })}
            maxLength={searchLimit}
            labels={t.all("search")}
          >
            {category && <input type="hidden" name="category" value={category} />}
            {subcategory && <input type="hidden" name="subcategory" value={subcategory} />}
            {query.language && <input type="hidden" name={listLanguageParameter} value={query.language} />}
          </SearchBox>
        </div>
        {category && (
          <div className={isMember ? "max-sm:hidden" : undefined}>
            <FollowCategory category={category} follows={follows} brief />
          </div>
        )}
        {isMember && (
          <div className="sm:ml-auto">
            <TownMenu category={category} follows={follows} news={news} />
          </div>
        )}
        <TownLead onlyEditors={onlyEditors} />
      </div>
      <Shops chosen={category} counts={view.counts} lit={lit} addressOf={addressOf} />
      <aside className="max-lg:hidden">
        <CategoryNav query={query} counts={view.counts} addressOf={addressOf} />
      </aside>
      <div className="flex min-w-0 flex-col gap-2 self-start sm:gap-3">
        {category && (
          <SubcategoryChips
            category={category}
            chosen={subcategory}
            addressOf={(chosen) => addressOf({ subcategory: chosen })}
          />
        )}
        <div className="flex items-center gap-2">
          {search === "" && (
            <SortTabs
              chosen={order}
              sorts={sorts}
              isEmpty={cards.length === 0}
              addressOf={(chosen) => addressOf({ order: chosen })}
            />
          )}
          <LanguageSwitch chosen={language} addressOf={(chosen) => addressOf({ language: chosen })} />
        </div>
        {searchFailed && <SearchFailed />}
        {view.isUnranked && (order === "week" || order === "best") && (
          <p className="phrases text-ink-soft">{t(`shelf:unranked.${order}`)}</p>
        )}
        <TownListHeader view={view} isBrief={search === "" && view.page === 1} />
        {cards.length === 0 ? (
          <NothingFound query={query} language={language} near={near} addressOf={addressOf} />
        ) : (
          <PromptCards cards={cards} />
        )}
        <ListPages current={view.page} pageCount={view.pageCount} hrefFor={(page) => addressOf({ page })} />
        {search === "" && <FeedLink category={category} order={order} of={language} />}
      </div>
    </div>
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

/** Whose prompts the list has: everybody's, or only the editors' so far. Null where that is not known. */
function TownLead({ onlyEditors }: { onlyEditors: boolean | null }) {
  const { t } = useTranslation(["street", "town", "shell"]);
  if (onlyEditors === null) return null;
  return (
    <p className="phrases flex w-full items-center gap-2 text-sm text-ink-soft">
      {onlyEditors && (
        <img src={editorsFace} alt="" width={28} height={28} loading="lazy" className="size-7 shrink-0" />
      )}
      <span>
        {onlyEditors ? t("chosenBy", { editors: t("shell:creator.editors") }) : t("town:lead")}{" "}
        <span className="max-sm:hidden">{t("useAsIs")}</span>
      </span>
    </p>
  );
}

interface SortTabsProps {
  chosen: TownSort;
  /** The sorts that have something of the list. */
  sorts: readonly TownSort[];
  isEmpty: boolean;
  addressOf: (order: TownSort) => string;
}

/** The sorts that have something of a list of the town, and the chosen one, as links; where there is no other one, its name. */
function SortTabs({ chosen, sorts, isEmpty, addressOf }: SortTabsProps) {
  const { t } = useTranslation("shelf");
  const offered = townSorts.filter((sort) => sort === chosen || sorts.includes(sort));
  if (offered.length < 2) return isEmpty ? null : <p className="text-sm text-ink-soft">{t("newestFirst")}</p>;
  return (
    <ChipRow label={t("order")} chosen={offered.indexOf(chosen)} className="max-sm:mask-r-from-90%">
      {offered.map((order) => (
        <li key={order}>
          <ChipLink to={addressOf(order)} aria-current={order === chosen ? "page" : undefined}>
            {t(`orders.${order}`)}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}

interface SubcategoryChipsProps {
  category: Category;
  chosen: Subcategory | null;
  addressOf: (subcategory: Subcategory | null) => string;
}

/** The subcategories of the selected category in a row; "all" clears the selection (specification, section 2). */
function SubcategoryChips({ category, chosen, addressOf }: SubcategoryChipsProps) {
  const { t } = useTranslation("town");
  const { subcategoryName } = useCategoryNames();
  const choices = [null, ...subcategoriesOf(category)];
  return (
    <ChipRow
      key={category}
      className="chips-small"
      label={t("place.subcategory")}
      chosen={choices.indexOf(chosen)}
    >
      {choices.map((subcategory) => (
        <li key={subcategory ?? "all"}>
          <ChipLink to={addressOf(subcategory)} aria-current={subcategory === chosen ? "page" : undefined}>
            {subcategory ? subcategoryName(subcategory) : t("all")}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}

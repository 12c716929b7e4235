import { Icon } from "~/ui/icon";
import { lazy, useMemo } from "react";
import { href, Link } from "react-router";

import { ListPages } from "~/client/list-pages";
import { SearchBox } from "~/client/search-box";
import { useErrorTexts } from "~/client/error-text";
import { useRefetchOnFocus } from "~/client/use-refetch-on-focus";
import { usePrefetchRoutes } from "~/ui/prefetch";
import { listLanguageParameter, type ListLanguage } from "~/domain/prompt-languages";
import { useTranslation } from "~/i18n";
import type { Category } from "~/domain/categories";
import { asLanguage, languageNames, type Language } from "~/domain/languages";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { HiddenFields } from "~/ui/field";
import { joinClasses } from "~/ui/join-classes";
import { Notice } from "~/ui/notice";
import { Street } from "~/ui/street";

import { searchLimit } from "../limits";
import { type CardPage, readCards } from "../card-prompt";
import type { TownCounts } from "../count-town.server";
import { townAddress, readableAddress } from "../address";
import type { TownQuery } from "../query";
import { LanguageSwitch } from "./language-switch";
import { SortTabs } from "./sort-tabs";
import { Shops } from "./shops";
import { SubcategoryChips } from "./subcategory-chips";
import { TownCard } from "./town-card";
import { TownCards, TownListHeader } from "./town-list";
import { useCategoryNames } from "./use-category";

// The first view has the street instead.
const CategoryPanel = lazy(async () => ({ default: (await import("./category-panel")).CategoryPanel }));

interface TownLibraryProps {
  query: TownQuery;
  /** The language of the list: the one of the URL, of an earlier choice, or of the page. */
  language: ListLanguage;
  view: CardPage & { counts: TownCounts; isUnranked: boolean };
  /** The categories with something new. */
  lit: readonly Category[];
  isMember: boolean;
  /** The member follows the category. */
  follows: boolean;
  /** The displayed prompts are not the result of the search. */
  searchFailed: boolean;
}

/**
 * The town: categories, and the prompts of the URL's query (specification, section 2). The whole town begins with its
 * street, a category or a search with the list of categories.
 */
export function TownLibrary({
  query,
  language,
  view,
  lit,
  isMember,
  follows,
  searchFailed,
}: TownLibraryProps) {
  const { t } = useTranslation(["town", "shelf"]);
  const { nameOf, subcategoryName } = useCategoryNames();
  const cards = useMemo(() => readCards(view), [view]);
  useRefetchOnFocus();
  usePrefetchRoutes(isMember ? "routes/town/" : null);
  const path = href("/town-prompts");
  const { category, subcategory } = query;
  // Another category or search starts at page 1.
  const addressOf = (change: Partial<TownQuery>) =>
    readableAddress(townAddress(path, { ...query, page: 1, ...change }));
  const isWholeTown = !category && !query.search;
  const place = subcategory ? `${nameOf(category)} / ${subcategoryName(subcategory)}` : nameOf(category);
  return (
    <div
      className={joinClasses(
        "grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 py-6 sm:py-8",
        !isWholeTown && "lg:grid-cols-[15rem_minmax(0,1fr)]",
      )}
    >
      <div className="flex flex-wrap items-end justify-between gap-3 lg:col-span-full">
        <div>
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="phrases mt-1 text-ink-soft">{t("lead")}</p>
        </div>
        {isMember && (
          <div className="flex flex-wrap gap-2">
            {category && (
              <form method="post" action={href("/town-prompts/following")}>
                <HiddenFields values={{ kind: "category", target: category, follow: String(!follows) }} />
                <Button type="submit" variant="secondary">
                  {t(follows ? "unfollow" : "follow")}
                </Button>
              </form>
            )}
            <Button asChild variant="secondary">
              <Link to={href("/town-prompts/following")} discover="none">
                {t("following")}
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={href("/dashboard/shelf")}>
                <Icon name="bookmark" />
                {t("shelf:mine")}
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={href("/my-town-prompts")}>
                <Icon name="send" />
                {t("mine")}
              </Link>
            </Button>
          </div>
        )}
      </div>
      {isWholeTown ? (
        <Shops counts={view.counts} lit={lit} addressOf={addressOf} />
      ) : (
        <CategoryPanel query={query} counts={view.counts} addressOf={addressOf} current={place} />
      )}
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
          {query.language && <input type="hidden" name={listLanguageParameter} value={query.language} />}
        </SearchBox>
        {category && (
          <SubcategoryChips
            category={category}
            chosen={subcategory}
            addressOf={(chosen) => addressOf({ subcategory: chosen })}
          />
        )}
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
          <LanguageSwitch chosen={language} addressOf={(chosen) => addressOf({ language: chosen })} />
          {query.search === "" && (
            <SortTabs chosen={query.order} addressOf={(order) => addressOf({ order })} />
          )}
        </div>
        {searchFailed && <SearchFailed />}
        {view.isUnranked && <p className="phrases text-ink-soft">{t("shelf:unranked")}</p>}
        <TownListHeader view={view} />
        {cards.length === 0 ? (
          <NothingFound
            query={query}
            language={asLanguage(language)}
            allLanguages={addressOf({ language: "all" })}
          />
        ) : (
          <TownCards className={isWholeTown ? "sm:grid-cols-2 lg:grid-cols-3" : "sm:grid-cols-2"}>
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

interface NothingFoundProps {
  query: TownQuery;
  /** Undefined for all languages. */
  language: Language | undefined;
  /** The URL of the same list in all languages. */
  allLanguages: string;
}

/** The message of an empty list: nothing in its language, no match, or no publication yet. */
function NothingFound({ query, language, allLanguages }: NothingFoundProps) {
  const { t } = useTranslation("town");
  const isWholeTown = !query.category && !query.search && !language;
  const title =
    language && !query.search ? t("language.noneHere", { language: languageNames[language] }) : t("empty");
  const action = isWholeTown
    ? { to: href("/generate"), label: t("makeOne") }
    : language
      ? { to: allLanguages, label: t("language.all") }
      : { to: href("/town-prompts"), label: t("showAll") };
  return (
    <EmptyState
      illustration={!isWholeTown && <Street scene="night" />}
      title={isWholeTown ? t("noneYet") : title}
      action={
        <Button asChild>
          <Link to={action.to}>{action.label}</Link>
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

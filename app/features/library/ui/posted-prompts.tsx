import { Icon } from "~/ui/icon";
import { useMemo, type ReactNode } from "react";
import { href, Link } from "react-router";

import { ListPages } from "~/client/list-pages";
import { SearchBox } from "~/client/search-box";
import { useRefetchOnFocus } from "~/client/use-refetch-on-focus";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { Skeleton } from "~/ui/loading";
import { usePrefetchRoutes } from "~/ui/prefetch";
import { Street } from "~/ui/street";
import { LinkButton } from "~/ui/link-button";

import { townAddress } from "../../town/address";
import { type CardPage, readCards } from "../../town/card-prompt";
import { searchLimit } from "../../town/limits";
import type { PostedQuery } from "../../town/query";
import { PostedCard } from "./posted-card";
import { TownCards, TownListHeader, useListLoading } from "~/features/town/ui/town-list";

interface PostedPromptsProps {
  query: PostedQuery;
  view: CardPage;
  /** Above the list. */
  notice: ReactNode;
}

/** The member's own publications (specification, section 2). */
export function PostedPrompts({ query, view, notice }: PostedPromptsProps) {
  const { t } = useTranslation("town");
  const loading = useListLoading();
  const cards = useMemo(() => readCards(view), [view]);
  useRefetchOnFocus();
  usePrefetchRoutes("routes/town/");
  const path = href("/my-town-prompts");
  return (
    <div className="flex flex-col gap-5 py-6 sm:py-8">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-xl">{t("posted.title")}</h1>
          <p className="phrases mt-1 text-ink-soft">{t("posted.lead")}</p>
        </div>
        <LinkButton to={href("/town-prompts")} variant="secondary">
          <Icon name="arrow-left" />
          {t("posted.backToTown")}
        </LinkButton>
      </div>
      {notice}
      <SearchBox
        action={path}
        search={query.search}
        clearAddress={path}
        maxLength={searchLimit}
        labels={{ ...t.all("search"), label: t("posted.searchLabel") }}
      />
      <TownListHeader view={view} />
      {cards.length === 0 && !loading ? (
        <NoPosts searched={query.search !== ""} path={path} />
      ) : (
        <TownCards className="sm:grid-cols-2 lg:grid-cols-3">
          {loading ? (
            <PostedSkeleton />
          ) : (
            cards.map((prompt) => (
              <li key={prompt.shareId}>
                <PostedCard prompt={prompt} />
              </li>
            ))
          )}
        </TownCards>
      )}
      <ListPages
        current={view.page}
        pageCount={view.pageCount}
        hrefFor={(page) => townAddress(path, { ...query, page })}
      />
    </div>
  );
}

function NoPosts({ searched, path }: { searched: boolean; path: string }) {
  const { t } = useTranslation("town");
  return (
    <EmptyState
      illustration={<Street scene={searched ? "night" : "first"} />}
      title={searched ? t("posted.emptyFound") : t("posted.empty")}
      action={
        <Button asChild>
          {searched ? (
            <Link to={path}>{t("posted.clearSearch")}</Link>
          ) : (
            <Link to={href("/dashboard")}>{t("posted.toLibrary")}</Link>
          )}
        </Button>
      }
    >
      <p>{searched ? t("posted.emptyFoundHint") : t("posted.emptyHint")}</p>
    </EmptyState>
  );
}

/** The number of skeleton cards (specification, section 9). */
const cards = 6;

function PostedSkeleton() {
  return Array.from({ length: cards }, (_, index) => (
    <li key={index} aria-hidden>
      <Card className="flex flex-col gap-3">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-9 w-full" />
      </Card>
    </li>
  ));
}

import { useLocation, useNavigation } from "react-router";
import type { ReactNode } from "react";

import { ListHeading } from "~/client/list-heading";
import { useTranslation } from "~/i18n";
import { joinClasses } from "~/ui/join-classes";
import { Spinner } from "~/ui/loading";

import type { CardPage } from "../card-prompt";

/** Whether another page of the current list is loading. */
export function useListLoading(): boolean {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  return state === "loading" && location.pathname === pathname;
}

interface TownListHeaderProps {
  view: CardPage;
  /** On a phone it is for screen readers only. */
  isBrief?: boolean;
}

/** Above a public list: the number of prompts, the current page, and a spinner while another page loads. */
export function TownListHeader({ view, isBrief }: TownListHeaderProps) {
  const { t } = useTranslation(["town", "shell"]);
  const loading = useListLoading();
  const { total, isCapped, page, pageCount } = view;
  return (
    <div
      className={joinClasses(
        "flex min-h-9 items-center gap-3 text-sm text-ink-soft",
        isBrief && "max-sm:sr-only",
      )}
    >
      <ListHeading>{t("list")}</ListHeading>
      <p aria-live="polite" className={total === 0 ? "sr-only" : undefined}>
        {t(isCapped ? "foundMore" : "found", { total })}{" "}
        {pageCount > 1 && <span className="ml-3">{t("position", { page, pageCount })}</span>}
      </p>
      {loading && <Spinner label={t("shell:loading")} />}
    </div>
  );
}

interface TownCardsProps {
  className: string;
  children: ReactNode;
}

/** The cards of a public list. */
export function TownCards({ className, children }: TownCardsProps) {
  const loading = useListLoading();
  return (
    <ul
      aria-busy={loading}
      className={joinClasses("grid grid-cols-[minmax(0,1fr)] gap-4", loading && "opacity-60", className)}
    >
      {children}
    </ul>
  );
}

import { useMemo } from "react";
import { href, Link } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import { shownName } from "~/domain/editors";
import type { RefusedForm } from "~/errors";
import { readCards } from "~/features/town/card-prompt";
import { PromptCards } from "~/features/town/ui/prompt-cards";
import { useCategoryNames } from "~/features/town/ui/use-category";
import { useTranslation } from "~/i18n";
import { EmptyState } from "~/ui/empty-state";
import { FormError } from "~/ui/notice";
import { Street } from "~/ui/street";
import { LinkButton } from "~/ui/link-button";

import type { Follow } from "../follow";
import { FollowForm } from "./follow-form";

interface FollowingPageProps {
  follows: readonly Follow[];
  /** The posts of the page as JSON, for `readCards`. */
  cards: string;
  /** The number of the first ones that came since the visit before; none in the first visit. */
  fresh: number;
  /** It is not the first page. */
  isLater: boolean;
  /** Where the next page begins. Null if this is the last. */
  next: number | null;
  refused?: RefusedForm;
}

/** New posts of the followed people and categories, and the member's follows. */
export function FollowingPage(props: FollowingPageProps) {
  const { follows, cards, fresh, isLater, next, refused } = props;
  const { t } = useTranslation("people");
  const { formError } = useFormErrors(refused);
  const shown = useMemo(() => readCards({ cards }), [cards]);
  const path = href("/town-prompts/following");
  const hasNews = fresh > 0;
  return (
    <div className="flex flex-col gap-5 py-6 sm:py-8">
      <div>
        <h1 className="text-xl">{t("following.title")}</h1>
        <p className="phrases mt-1 text-ink-soft">{t("following.lead")}</p>
      </div>
      <FormError>{formError}</FormError>
      {follows.length > 0 && <FollowList follows={follows} />}
      {shown.length === 0 ? (
        <EmptyState
          illustration={<Street />}
          title={t(follows.length === 0 ? "following.none" : "following.empty")}
          action={<LinkButton to={href("/town-prompts")}>{t("toTown")}</LinkButton>}
        >
          <p>{t(follows.length === 0 ? "following.noneHint" : "following.emptyHint")}</p>
        </EmptyState>
      ) : (
        <>
          <h2 className={hasNews ? "text-lg" : "sr-only"}>
            {hasNews ? t("following.fresh", { count: fresh }) : t("following.open")}
          </h2>
          <PromptCards isWide cards={hasNews ? shown.slice(0, fresh) : shown} />
          {hasNews && fresh < shown.length && (
            <>
              <h2 className="text-lg">{t("following.seen")}</h2>
              <PromptCards isWide cards={shown.slice(fresh)} />
            </>
          )}
        </>
      )}
      <nav aria-label={t("following.open")} className="flex flex-wrap justify-center gap-2">
        {isLater && (
          <LinkButton to={path} variant="secondary">
            {t("following.newest")}
          </LinkButton>
        )}
        {next !== null && (
          <LinkButton to={`${path}?before=${next}`} variant="secondary">
            {t("following.older")}
          </LinkButton>
        )}
      </nav>
    </div>
  );
}

function FollowList({ follows }: { follows: readonly Follow[] }) {
  const { t } = useTranslation(["people", "shell"]);
  const { nameOf } = useCategoryNames();
  return (
    <details className="rounded-control border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t("following.list")}</summary>
      <ul className="divide-y divide-line pb-2">
        {follows.map(({ kind, target, displayName, isHidden }) => {
          const name =
            kind === "category"
              ? nameOf(target)
              : isHidden
                ? t("following.hidden")
                : (shownName({ id: target, displayName }, t("shell:creator.editors")) ??
                  t("shell:creator.nameless"));
          return (
            <li key={`${kind} ${target}`} className="flex items-center justify-between gap-3 py-1.5">
              {isHidden ? (
                <span className="text-ink-soft">{name}</span>
              ) : (
                <Link
                  dir="auto"
                  className="text-link inline-flex min-h-11 min-w-0 items-center"
                  to={
                    kind === "person"
                      ? href("/people/:memberId", { memberId: target })
                      : `${href("/town-prompts")}?category=${target}`
                  }
                >
                  {name}
                </Link>
              )}
              <FollowForm kind={kind} target={target} name={name} follows list="true" />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

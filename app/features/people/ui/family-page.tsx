import { Icon } from "~/ui/icon";
import { href, Link } from "react-router";

import { listHeadingId } from "~/client/list-heading";
import { ListPages } from "~/client/list-pages";
import { useMoment } from "~/client/use-moment";
import { shownName } from "~/domain/editors";
import type { RemixCredit } from "~/features/town/responses";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";

import type { Family } from "../responses";

interface FamilyPageProps {
  family: Family;
  /** The address of a page of the remixes. */
  addressOf: (page: number) => string;
}

/** The family of a prompt: its sources above, its remixes below. */
export function FamilyPage({ family, addressOf }: FamilyPageProps) {
  const { t } = useTranslation(["people", "sharing"]);
  const day = useMoment("day");
  const { prompt, ancestors, remixes, total, page, pageCount } = family;
  const params = { shareId: prompt.shareId };
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 py-6 sm:py-10">
      <div>
        <h1 dir="auto" className="text-xl">
          {t("family.title", { title: prompt.title })}
        </h1>
        <p className="phrases mt-1 text-ink-soft">{t("family.lead")}</p>
      </div>
      <section aria-labelledby="ancestors" className="flex flex-col gap-2">
        <h2 id="ancestors" className="text-lg">
          {t("family.ancestors")}
        </h2>
        {ancestors.length === 0 ? (
          <p className="text-ink-soft">{t("family.original")}</p>
        ) : (
          <ol className="flex flex-col gap-2 border-l-2 border-line pl-4">
            {ancestors.map((ancestor, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- One that is not public has no other key.
              <li key={at}>
                {ancestor ? (
                  <Relative relative={ancestor} />
                ) : (
                  <span className="text-ink-soft">{t("family.hidden")}</span>
                )}
              </li>
            ))}
          </ol>
        )}
        {ancestors[0] && (
          <Button asChild variant="secondary" className="self-start">
            <Link to={href("/prompts/:shareId/compare", params)}>
              <Icon name="git-compare" />
              {t("family.compare")}
            </Link>
          </Button>
        )}
      </section>
      <section aria-labelledby={listHeadingId} className="flex flex-col gap-2">
        {/* The focus comes here on a new page of the list. */}
        <h2 id={listHeadingId} tabIndex={-1} className="text-lg">
          {t("family.remixes")}
        </h2>
        {total === 0 ? (
          <p className="text-ink-soft">{t("family.none")}</p>
        ) : (
          <>
            <p className="text-sm text-ink-soft">{t("family.count", { total })}</p>
            <ul className="divide-y divide-line border-y border-line">
              {remixes.map((remix) => (
                <li key={remix.shareId} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
                  <Relative relative={remix} />
                  <time dateTime={remix.publishedAt.toISOString()} className="text-sm text-ink-soft">
                    {day(remix.publishedAt)}
                  </time>
                </li>
              ))}
            </ul>
            <ListPages current={page} pageCount={pageCount} hrefFor={addressOf} />
          </>
        )}
      </section>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={href("/prompts/:shareId/remix", params)}>
          <Icon name="shuffle" />
          {t("sharing:page.remix")}
        </LinkButton>
        <LinkButton to={href("/prompts/:shareId", params)} variant="secondary">
          {t("family.back")}
        </LinkButton>
      </div>
    </div>
  );
}

function Relative({ relative: { shareId, title, author } }: { relative: RemixCredit }) {
  const { t } = useTranslation(["people", "shell"]);
  return (
    <span className="flex min-w-0 flex-wrap gap-x-3">
      <Link
        to={href("/prompts/:shareId", { shareId })}
        dir="auto"
        className="text-link min-w-0 font-semibold"
      >
        {title}
      </Link>
      {author && (
        <Link to={href("/people/:memberId", { memberId: author.id })} dir="auto" className="text-link">
          {t("family.by", {
            name: shownName(author, t("shell:creator.editors")) ?? t("shell:creator.nameless"),
          })}
        </Link>
      )}
    </span>
  );
}

import { Icon } from "~/ui/icon";
import { href, Link } from "react-router";

import { countUse } from "~/client/count-use";
import { FormButton } from "~/client/form-button";
import { ListHeading } from "~/client/list-heading";
import { ListPages } from "~/client/list-pages";
import { useMoment } from "~/client/use-moment";
import { useRefetchOnFocus } from "~/client/use-refetch-on-focus";
import { shownName } from "~/domain/editors";
import { shortName } from "~/features/prompts/prompt";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { useTranslation } from "~/i18n";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { Street } from "~/ui/street";
import { LinkButton } from "~/ui/link-button";

import { readWholeText } from "../../ui/read-whole-text";
import type { ShelfItem, ShelfPage, RowPrompt } from "../shelf-item";

/** A member's shelf: other people's prompts, saved last first. */
export function ShelfList({ shelf: { items, total, page, pageCount } }: { shelf: ShelfPage<RowPrompt> }) {
  const { t } = useTranslation("library");
  useRefetchOnFocus();
  if (items.length === 0) return <NothingSaved />;
  const path = href("/dashboard/shelf");
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5 py-6 sm:py-8">
      <div>
        <h1 className="text-xl">{t("shelf.title")}</h1>
        <p className="phrases mt-1 text-balance text-ink-soft">{t("shelf.lead")}</p>
      </div>
      <ListHeading>{t("shelf.list", { total })}</ListHeading>
      <Card padding="none" asChild>
        <ul>
          {items.map((item) => (
            <ShelfRow key={item.id} item={item} />
          ))}
        </ul>
      </Card>
      <ListPages
        current={page}
        pageCount={pageCount}
        hrefFor={(number) => (number === 1 ? path : `${path}?page=${number}`)}
      />
    </div>
  );
}

function ShelfRow({ item: { id, savedAt, prompt } }: { item: ShelfItem<RowPrompt> }) {
  const { t } = useTranslation(["library", "shelf", "shell"]);
  const day = useMoment("day");
  const name = prompt ? (prompt.title ?? shortName(prompt)) : t("shelf.gone");
  const facts = [
    prompt && shownName({ id: prompt.memberId, displayName: prompt.author }, t("shell:creator.editors")),
    prompt && t("shelf:counts", { saves: prompt.saves, uses: prompt.uses }),
    t("shelf.savedOn", { day: day(savedAt) }),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-line px-4 py-3 not-last:border-b sm:flex-nowrap sm:px-5">
      <div className="min-w-0 grow basis-56 sm:basis-0">
        <h3 dir="auto" className="line-clamp-2 text-base wrap-anywhere">
          {prompt ? (
            <Link to={href("/prompts/:shareId", { shareId: prompt.shareId })}>{name}</Link>
          ) : (
            <span className="text-ink-soft">{name}</span>
          )}
        </h3>
        <p dir="auto" className="text-sm text-ink-soft">
          {facts.filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {prompt && <UsePrompt prompt={prompt} name={name} />}
        <FormButton
          action={href("/dashboard/shelf")}
          fields={{ remove: id }}
          failure={t("shelf.removeFailed")}
          variant="ghost"
          size="sm"
          aria-label={t("shelf.removeOf", { name })}
          icon={<Icon name="bookmark-x" />}
        >
          {t("shelf.remove")}
        </FormButton>
      </div>
    </li>
  );
}

/** Leads to the form of a prompt with blanks, and copies one without; without scripts that leads to its page. */
function UsePrompt({ prompt: { shareId, hasVariables }, name }: { prompt: RowPrompt; name: string }) {
  const { t } = useTranslation(["library", "errors"]);
  const page = href("/prompts/:shareId", { shareId });
  if (hasVariables)
    return (
      <LinkButton to={page} aria-label={t("row.use", { name })} variant="secondary" size="sm">
        <Icon name="play" />
        {t("card.use")}
      </LinkButton>
    );
  return (
    <form action={page}>
      <CopyButton
        inLibrary
        blanks
        type="submit"
        text={() => readWholeText(shareId)}
        unreadable={t("errors:unreachable")}
        onCopied={() => countUse(shareId)}
        variant="secondary"
        size="sm"
      />
    </form>
  );
}

function NothingSaved() {
  const { t } = useTranslation("library");
  return (
    <EmptyState
      page
      illustration={<Street />}
      title={t("shelf.empty")}
      action={
        <LinkButton to={href("/town-prompts")}>
          <Icon name="bookmark" />
          {t("shelf.toTown")}
        </LinkButton>
      }
    >
      <p>{t("shelf.emptyHint")}</p>
    </EmptyState>
  );
}

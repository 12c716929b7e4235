import { useState } from "react";
import { href, Link } from "react-router";

import { Icon } from "~/ui/icon";
import { trashDays } from "~/domain/trash";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Confirmation } from "~/ui/confirmation";
import { EmptyState } from "~/ui/empty-state";
import { OpeningLink } from "~/ui/opening-link";
import { Street } from "~/ui/street";
import { LinkButton } from "~/ui/link-button";
import { useFormFetcher } from "~/client/use-form-fetcher";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";

import type { TrashCount, TrashPage } from "../list-trash.server";
import type { TrashItem } from "../responses";
import { RestoreButton } from "./restore-button";
import { TrashRow } from "./trash-row";

interface TrashListProps {
  page: TrashPage;
  /** Of the whole trash. */
  counted: TrashCount;
  isFirst: boolean;
}

/** A member's trash: deleted prompts and folders, the latest first. */
export function TrashList({ page: { items, next }, counted, isFirst }: TrashListProps) {
  const { t } = useTranslation("trash");
  const [asked, setAsked] = useState<TrashItem | "all">();
  if (items.length === 0 && isFirst) return <NothingDeleted />;
  const emptying = href("/dashboard/trash/empty");
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5 py-6 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{t("title")}</h1>
        <Button asChild variant="secondary" size="sm">
          <OpeningLink to={emptying} load={Confirmation.load} onOpen={() => setAsked("all")}>
            <Icon name="trash-2" />
            {t("emptyAll")}
          </OpeningLink>
        </Button>
      </div>
      <p className="phrases text-balance text-ink-soft">{t("lead", { days: trashDays })}</p>
      <ul aria-label={t("list")} className="flex flex-col gap-3">
        {deletionsOf(items).map((deletion) => (
          <Card key={deletion[0]!.id} asChild padding="none">
            <li>
              {deletion.length > 1 && <DeletionHead id={deletion[0]!.deletionId} />}
              {deletion.map((item) => (
                <TrashRow key={item.id} item={item} onAsk={() => setAsked(item)} />
              ))}
            </li>
          </Card>
        ))}
      </ul>
      <div className="flex flex-wrap justify-between gap-2">
        {!isFirst && <Link to={href("/dashboard/trash")}>{t("newest")}</Link>}
        {next && <Link to={`${href("/dashboard/trash")}?before=${next}`}>{t("older")}</Link>}
      </div>
      <DeleteForGood asked={asked} counted={counted} onClose={() => setAsked(undefined)} />
    </div>
  );
}

function NothingDeleted() {
  const { t } = useTranslation("trash");
  return (
    <EmptyState
      page
      illustration={<Street />}
      title={t("empty")}
      action={<LinkButton to={href("/dashboard")}>{t("toLibrary")}</LinkButton>}
    >
      <p>{t("emptyHint", { days: trashDays })}</p>
    </EmptyState>
  );
}

/** Above the items that were deleted together: restores all of them. */
function DeletionHead({ id }: { id: string }) {
  const { t } = useTranslation("trash");
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2 sm:px-5">
      <p className="font-semibold">{t("together")}</p>
      <RestoreButton id={id}>{t("restoreTogether")}</RestoreButton>
    </div>
  );
}

/** Items in a row that were deleted together. */
function deletionsOf(items: readonly TrashItem[]): TrashItem[][] {
  const deletions: TrashItem[][] = [];
  for (const item of items) {
    const last = deletions.at(-1);
    if (last?.[0]!.deletionId === item.deletionId) last.push(item);
    else deletions.push([item]);
  }
  return deletions;
}

interface DeleteForGoodProps {
  /** The item to delete, or the whole trash. Undefined if nothing is asked. */
  asked: TrashItem | "all" | undefined;
  counted: TrashCount;
  onClose: () => void;
}

function DeleteForGood({ asked, counted, onClose }: DeleteForGoodProps) {
  const { t } = useTranslation("trash");
  const { fetcher, pending } = useFormFetcher({ failure: t("removeFailed"), onDone: onClose });
  if (!asked) return null;
  const all = asked === "all";
  const action = all
    ? href("/dashboard/trash/empty")
    : href("/dashboard/trash/:itemId/delete", { itemId: asked.id });
  return (
    <Confirmation
      open
      onOpenChange={onClose}
      title={t(all ? "emptyTitle" : "removeTitle")}
      description={all ? t("emptyLead", { ...counted }) : t("removeLead")}
      confirmLabel={t(all ? "emptyAll" : "remove")}
      pending={pending}
      onConfirm={() => void fetcher.submit({}, { method: "post", action })}
    >
      {!all && <QuotedPurpose>{asked.name}</QuotedPurpose>}
    </Confirmation>
  );
}

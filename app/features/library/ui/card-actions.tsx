import { Icon } from "~/ui/icon";
import { useId, useState, type Ref } from "react";
import { href, Link } from "react-router";

import { FormButton } from "~/client/form-button";
import { useRunsHere } from "~/client/root-data";
import type { Prompt } from "~/features/prompts/prompt";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { PublicToggle } from "~/features/prompts/ui/public-toggle";
import { RemovedNotice } from "~/features/prompts/ui/removed-notice";
import { ShareButton } from "~/features/sharing/ui/share-button";
import { PublishButton } from "~/features/town/ui/publish-button";
import { noteUse } from "~/features/prompts/ui/prompt-text";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";

import { DeletePrompt } from "./delete-prompt";

const OptimizeDialog = lazyPart(
  async () => (await import("~/features/optimizer/ui/optimize-dialog")).OptimizeDialog,
);

interface CardActionsProps {
  prompt: Prompt;
  /** Gets the focus back when the editor closes. */
  editLink: Ref<HTMLAnchorElement>;
  onEdit: () => void;
}

/** A phone shows labels without icons; only the delete button is an icon there. */
const tight = "max-sm:min-w-11 max-sm:px-1 max-sm:[&_svg]:hidden";

/** All actions of an opened prompt. */
export function CardActions({ prompt, editLink, onEdit }: CardActionsProps) {
  const { t } = useTranslation(["library", "comparisons"]);
  const runsHere = useRunsHere(prompt.type);
  const [optimizing, setOptimizing] = useState(false);
  const params = { promptId: prompt.id };
  const reason = useId();
  return (
    <div role="group" aria-label={t("card.all")} className="-mx-2.5 flex flex-wrap items-center gap-1">
      {prompt.variables.length > 0 ? (
        <Button asChild variant="ghost" size="sm" className={`${tight} text-accent-text`}>
          <Link to={href("/dashboard/prompts/:promptId/use", params)}>
            <Icon name="play" />
            {t("card.use")}
          </Link>
        </Button>
      ) : (
        <CopyButton
          inLibrary
          text={prompt.content}
          onCopied={() => noteUse(prompt.id)}
          variant="ghost"
          size="sm"
          className={tight}
        />
      )}
      <Button asChild variant="ghost" size="sm" className={tight}>
        <OpeningLink ref={editLink} to={href("/dashboard/prompts/:promptId", params)} onOpen={onEdit}>
          <Icon name="pencil" />
          {t("card.edit")}
        </OpeningLink>
      </Button>
      <Button asChild variant="ghost" size="sm" className={tight}>
        <OpeningLink
          to={href("/dashboard/prompts/:promptId/optimize", params)}
          load={OptimizeDialog.load}
          prefetch="render"
          onOpen={() => setOptimizing(true)}
        >
          <Icon name="sparkles" />
          {t("card.optimize")}
        </OpeningLink>
      </Button>
      {runsHere && (
        <Button asChild variant="ghost" size="sm" className={tight}>
          <Link to={href("/dashboard/prompts/:promptId/compare", params)}>
            <Icon name="git-compare" />
            {t("comparisons:open")}
          </Link>
        </Button>
      )}
      <PinButton prompt={prompt} />
      <DuplicateButton prompt={prompt} />
      <Button asChild variant="ghost" size="sm" className={tight}>
        <Link to={href("/dashboard/prompts/:promptId/history", params)}>
          <Icon name="history" />
          {t("card.history")}
        </Link>
      </Button>
      <div className="card-manage max-sm:contents" data-way="share">
        {!prompt.withheldAt && <ShareButton prompt={prompt} className={tight} />}
        {prompt.shareId !== null && (
          <PublicToggle
            prompt={prompt}
            isInTown={prompt.publishedAt !== null}
            disabledBecause={prompt.withheldAt ? reason : undefined}
            action={href("/dashboard/prompts/:promptId/toggle-public", params)}
            className={tight}
          />
        )}
        <div className="card-manage">
          {!prompt.withheldAt && <PublishButton prompt={prompt} className={tight} />}
          <DeletePrompt prompt={prompt} className="max-sm:card-remove" />
        </div>
      </div>
      {prompt.withheldAt && <RemovedNotice id={reason} promptId={prompt.id} />}
      <OptimizeDialog prompt={prompt} open={optimizing} onOpenChange={setOptimizing} />
    </div>
  );
}

function PinButton({ prompt }: { prompt: Prompt }) {
  const { t } = useTranslation("library");
  return (
    <FormButton
      action={href("/dashboard/prompts/:promptId", { promptId: prompt.id })}
      fields={{ pinned: String(!prompt.pinnedAt) }}
      failure={t("card.updateFailed")}
      variant="ghost"
      size="sm"
      className={tight}
      icon={prompt.pinnedAt ? <Icon name="pin-off" /> : <Icon name="pin" />}
    >
      {prompt.pinnedAt ? t("card.unpin") : t("card.pin")}
    </FormButton>
  );
}

function DuplicateButton({ prompt }: { prompt: Prompt }) {
  const { t } = useTranslation("library");
  return (
    <FormButton
      action={href("/dashboard/prompts/:promptId/duplicate", { promptId: prompt.id })}
      failure={t("card.duplicateFailed")}
      variant="ghost"
      size="sm"
      className={tight}
      icon={<Icon name="copy-plus" />}
    >
      {t("card.duplicate")}
    </FormButton>
  );
}

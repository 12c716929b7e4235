import { Pencil, Play, Sparkles } from "lucide-react";
import { useId, useState, type Ref } from "react";
import { href, Link } from "react-router";

import { filledText } from "~/domain/variable-definitions";
import type { Prompt } from "~/features/prompts/prompt";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { RemovedNotice } from "~/features/prompts/ui/removed-notice";
import { ShareButton } from "~/features/sharing/ui/share-button";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";

import { DeletePrompt } from "./delete-prompt";
import { PublicToggle } from "./public-toggle";

const OptimizeDialog = lazyPart(
  async () => (await import("~/features/optimization/ui/optimize-dialog")).OptimizeDialog,
);

interface CardActionsProps {
  prompt: Prompt;
  editing: boolean;
  /** Gets the focus back when the editor closes. */
  editLink: Ref<HTMLAnchorElement>;
  onEdit: () => void;
}

/** A phone shows labels without icons; only the delete button is an icon there. */
const tight = "max-sm:min-w-11 max-sm:px-1 max-sm:[&_svg]:hidden";

/** The actions of a closed card. */
export function CardActions({ prompt, editing, editLink, onEdit }: CardActionsProps) {
  const { t } = useTranslation("library");
  const [optimizing, setOptimizing] = useState(false);
  const params = { promptId: prompt.id };
  const reason = useId();
  return (
    <div
      role="group"
      aria-label={t("card.actions")}
      className="flex flex-wrap items-center gap-1 pr-2 pb-2 pl-3 sm:px-2"
    >
      {/* These act on the saved text. */}
      {!editing && (
        <>
          {prompt.variables.length > 0 && (
            <Button asChild variant="ghost" size="sm" className={`${tight} justify-start text-accent-text`}>
              <Link to={href("/dashboard/prompts/:promptId/use", params)}>
                <Play aria-hidden />
                {t("card.use")}
              </Link>
            </Button>
          )}
          <CopyButton inLibrary text={filledText(prompt)} variant="ghost" size="sm" className={tight} />
          <Button asChild variant="ghost" size="sm" className={tight}>
            <OpeningLink ref={editLink} to={href("/dashboard/prompts/:promptId", params)} onOpen={onEdit}>
              <Pencil aria-hidden />
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
              <Sparkles aria-hidden />
              {t("card.optimize")}
            </OpeningLink>
          </Button>
        </>
      )}
      <div className="card-manage">
        <ShareButton prompt={prompt} className={tight} />
        {prompt.shareId !== null && (
          <PublicToggle
            prompt={prompt}
            disabledBecause={prompt.removedAt ? reason : undefined}
            action={href("/dashboard/prompts/:promptId/toggle-public", params)}
            className={tight}
          />
        )}
        <DeletePrompt prompt={prompt} className="max-sm:card-remove" />
      </div>
      {prompt.removedAt && <RemovedNotice id={reason} />}
      <OptimizeDialog prompt={prompt} open={optimizing} onOpenChange={setOptimizing} />
    </div>
  );
}

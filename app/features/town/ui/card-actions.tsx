import { Icon } from "~/ui/icon";
import { useState, type ReactNode } from "react";
import { href, Link } from "react-router";

import { shortName } from "~/features/prompts/prompt";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { joinClasses } from "~/ui/join-classes";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";

import type { CardPrompt } from "../card-prompt";
import type { WholeText } from "./use-whole-text";

interface CardActionsProps {
  prompt: CardPrompt;
  whole: WholeText;
  children?: ReactNode;
}

/** The actions of a publication: everybody uses and copies it, its owner edits and removes it, an admin removes it. */
export function CardActions({ prompt, whole, children }: CardActionsProps) {
  const { t } = useTranslation("town");
  const { shareId, manage } = prompt;
  return (
    <div
      role="group"
      aria-label={t("card.actions")}
      className={joinClasses("card-actions", Boolean(children) && "card-actions-own")}
    >
      <Button asChild variant="ghost" size="sm" className="justify-start text-accent-text">
        <Link to={`${href("/prompts/:shareId", { shareId })}#use`} discover="none">
          <Icon name="play" />
          {t("card.use")}
        </Link>
      </Button>
      {children}
      <CopyButton
        inLibrary
        text={whole.text ?? whole.read}
        unreadable={t("card.wholeFailed")}
        icon={<Icon name="copy" />}
        variant="ghost"
        size="sm"
      />
      {manage && (
        <div className="card-manage">
          {manage.isOwn && <EditPublication id={manage.id} prompt={prompt} />}
          <RemovePublication {...manage} name={shortName(prompt)} />
        </div>
      )}
    </div>
  );
}

const EditDialog = lazyPart(async () => (await import("./edit-dialog")).EditDialog);

interface EditPublicationProps {
  id: string;
  prompt: CardPrompt;
}

/** Opens the dialog that edits a publication. */
function EditPublication({ id, prompt }: EditPublicationProps) {
  const { t } = useTranslation("town");
  const [open, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const address = href("/town-prompts/:promptId/edit", { promptId: id });
  const start = () => {
    setOpenings(openings + 1);
    setOpen(true);
  };
  return (
    <>
      <Button asChild variant="ghost" size="sm">
        <OpeningLink discover="none" to={address} load={EditDialog.load} prefetch="render" onOpen={start}>
          <Icon name="pencil" />
          {t("card.edit")}
        </OpeningLink>
      </Button>
      {/* A new key drops the errors of the last edit. */}
      <EditDialog key={openings} id={id} prompt={prompt} from={address} open={open} onOpenChange={setOpen} />
    </>
  );
}

const RemoveDialog = lazyPart(async () => (await import("./remove-dialog")).RemoveDialog);

/** Opens the confirmation of a removal; `name` is the prompt's. */
function RemovePublication({ id, isOwn, name }: { id: string; isOwn: boolean; name: string }) {
  const { t } = useTranslation("town");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button asChild variant="ghost" size="sm" className="card-remove">
        <OpeningLink
          discover="none"
          to={href("/town-prompts/:promptId/delete", { promptId: id })}
          load={RemoveDialog.load}
          prefetch="render"
          onOpen={() => setOpen(true)}
        >
          <Icon name="trash-2" />
          <span className="sr-only">{t("card.removeOf", { prompt: name })}</span>
        </OpeningLink>
      </Button>
      <RemoveDialog id={id} isOwn={isOwn} name={name} open={open} onOpenChange={setOpen} />
    </>
  );
}

import { useState } from "react";
import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";

import { cardName, type CardPrompt, type ManagedCard } from "../card-prompt";

const EditDialog = lazyPart(async () => (await import("./edit-dialog")).EditDialog);

interface ManageCardProps extends ManagedCard {
  prompt: CardPrompt;
}

/** The icons at the end of a card: its owner edits and removes it, an admin removes it. */
export function ManageCard({ isOwn, ...card }: ManageCardProps) {
  const { id, prompt } = card;
  return (
    <div className="card-owner">
      {isOwn && <EditPublication {...card} />}
      <RemovePublication id={id} isOwn={isOwn} name={cardName(prompt)} />
    </div>
  );
}

function EditPublication(card: Omit<ManageCardProps, "isOwn">) {
  const { id, prompt } = card;
  const { t } = useTranslation("town");
  const [open, setOpen] = useState(false);
  const address = href("/town-prompts/:promptId/edit", { promptId: id });
  return (
    <>
      <Button asChild variant="ghost" size="sm" className="card-icon">
        <OpeningLink
          discover="none"
          to={address}
          load={EditDialog.load}
          prefetch="render"
          onOpen={() => setOpen(true)}
        >
          <Icon name="pencil" />
          <span className="sr-only">{t("card.editOf", { prompt: cardName(prompt) })}</span>
        </OpeningLink>
      </Button>
      <EditDialog {...card} from={address} open={open} onOpenChange={setOpen} />
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
      <Button asChild variant="ghost" size="sm" className="card-icon">
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

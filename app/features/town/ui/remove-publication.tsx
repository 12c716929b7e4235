import { useState } from "react";
import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";

import { CardIcon } from "./card-icon";

const RemoveDialog = lazyPart(async () => (await import("./remove-dialog")).RemoveDialog);

/** Opens the question whether a prompt is to leave the town; `name` is the prompt's. */
export function RemovePublication({ id, isOwn, name }: { id: string; isOwn: boolean; name: string }) {
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
          <CardIcon name="remove" />
          <span className="sr-only">{t("card.removeOf", { prompt: name })}</span>
        </OpeningLink>
      </Button>
      <RemoveDialog id={id} isOwn={isOwn} name={name} open={open} onOpenChange={setOpen} />
    </>
  );
}

import { useState } from "react";
import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";

import type { CardPrompt } from "../card-prompt";
import { CardIcon } from "./card-icon";

const EditDialog = lazyPart(async () => (await import("./edit-dialog")).EditDialog);

interface EditPublicationProps {
  id: string;
  prompt: CardPrompt;
}

/** Opens the dialog in which a published prompt is edited. */
export function EditPublication({ id, prompt }: EditPublicationProps) {
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
          <CardIcon name="edit" />
          {t("card.edit")}
        </OpeningLink>
      </Button>
      {/* What was refused before is no word about this edit. */}
      <EditDialog key={openings} id={id} prompt={prompt} from={address} open={open} onOpenChange={setOpen} />
    </>
  );
}

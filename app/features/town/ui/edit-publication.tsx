import { useState } from "react";
import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { onDemand } from "~/ui/on-demand";
import { OpeningLink } from "~/ui/opening-link";
import { useAhead } from "~/ui/use-ahead";

import type { CardPrompt } from "../card-prompt";
import { CardIcon } from "./card-icon";

const EditDialog = onDemand(async () => (await import("./edit-dialog")).EditDialog);

interface EditPublicationProps {
  id: string;
  prompt: CardPrompt;
}

/** Opens the dialog in which a published prompt is edited. */
export function EditPublication({ id, prompt }: EditPublicationProps) {
  const { t } = useTranslation("town");
  useAhead(EditDialog.ahead);
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
        <OpeningLink discover="none" to={address} ahead={EditDialog.ahead} onOpen={start}>
          <CardIcon name="edit" />
          {t("card.edit")}
        </OpeningLink>
      </Button>
      {/* What was refused before is no word about this edit. */}
      <EditDialog key={openings} id={id} prompt={prompt} from={address} open={open} onOpenChange={setOpen} />
    </>
  );
}

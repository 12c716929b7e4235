import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { OpeningLink } from "~/ui/opening-link";

import type { TownPrompt } from "../town-prompt";
import { PublicationForm } from "./publication-form";

/** Edits a published prompt in a dialog. */
export function EditPublication({ prompt }: { prompt: TownPrompt }) {
  const { t } = useTranslation(["town", "shell"]);
  const [open, setOpen] = useState(false);
  const { fetcher, refused, pending } = useFormFetcher({
    failure: t("edit.failed"),
    invalid: t("edit.invalid"),
    onDone: () => setOpen(false),
  });
  const start = () => {
    // What was refused before is no word about this edit.
    fetcher.reset();
    setOpen(true);
  };
  return (
    <>
      <Button asChild variant="ghost" size="sm">
        <OpeningLink to={href("/town-prompts/:promptId/edit", { promptId: prompt.id })} onOpen={start}>
          <Pencil aria-hidden />
          {t("card.edit")}
        </OpeningLink>
      </Button>
      <Dialog
        open={open}
        onOpenChange={(next) => !pending && setOpen(next)}
        title={t("edit.title")}
        closeLabel={t("shell:close")}
        width="wide"
      >
        <PublicationForm form={fetcher.Form} prompt={prompt} refused={refused} pending={pending}>
          <Button variant="secondary" onClick={() => setOpen(false)} disabled={pending}>
            {t("edit.cancel")}
          </Button>
        </PublicationForm>
      </Dialog>
    </>
  );
}

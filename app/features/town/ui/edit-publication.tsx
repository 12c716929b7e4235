import { useState, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";

import { Loaded } from "~/client/loaded";
import { useFormFetcher } from "~/client/use-form-fetcher";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { OpeningLink } from "~/ui/opening-link";

import type { CardPrompt } from "../card-prompt";
import { categoryOf } from "../categories";
import type { TownPrompt } from "../town-prompt";
import { CardIcon } from "./card-icon";
import { PublicationForm } from "./publication-form";

interface EditPublicationProps {
  id: string;
  prompt: CardPrompt;
}

type Edited = ComponentProps<typeof PublicationForm>["prompt"];

/** What there is to edit, of a prompt that the card has all of. */
const editable = (id: string, { excerpt, subcategory, version }: CardPrompt): Edited => ({
  id,
  content: excerpt,
  category: categoryOf(subcategory)!,
  subcategory,
  updatedAt: new Date(version),
});

/** Edits a published prompt in a dialog; a long text is asked for as the dialog opens. */
export function EditPublication({ id, prompt }: EditPublicationProps) {
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
  const address = href("/town-prompts/:promptId/edit", { promptId: id });
  const formOf = (edited: Edited) => (
    <PublicationForm form={fetcher.Form} prompt={edited} refused={refused} pending={pending}>
      <Button variant="secondary" onClick={() => setOpen(false)} disabled={pending}>
        {t("edit.cancel")}
      </Button>
    </PublicationForm>
  );
  return (
    <>
      <Button asChild variant="ghost" size="sm">
        <OpeningLink discover="none" to={address} onOpen={start}>
          <CardIcon name="edit" />
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
        {prompt.isWhole ? (
          formOf(editable(id, prompt))
        ) : (
          <Loaded<{ prompt: TownPrompt }> from={address}>{(loaded) => formOf(loaded.prompt)}</Loaded>
        )}
      </Dialog>
    </>
  );
}

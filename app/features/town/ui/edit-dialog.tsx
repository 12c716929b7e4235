import type { ComponentProps } from "react";
import { useRevalidator } from "react-router";

import { Loaded } from "~/client/loaded";
import { useFormFetcher } from "~/client/use-form-fetcher";
import { categoryOf } from "~/domain/categories";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { lazyPart } from "~/ui/lazy-part";

import type { CardPrompt } from "../card-prompt";
import type { TownPrompt } from "../town-prompt";
import { EditPublicationForm } from "./edit-publication-form";

const DefinitionFields = lazyPart(
  async () => (await import("~/features/prompts/ui/definition-fields")).DefinitionFields,
);

const SaveConflict = lazyPart(
  async () => (await import("~/features/prompts/history/ui/save-conflict")).SaveConflict,
);

interface EditDialogProps {
  id: string;
  prompt: CardPrompt;
  /** The URL of the page with the whole prompt. */
  from: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Edited = ComponentProps<typeof EditPublicationForm>["prompt"];

/** The values to edit, where the card has the whole text as it was written. */
const editable = (id: string, { excerpt, subcategory, version, language }: CardPrompt): Edited => ({
  id,
  content: excerpt,
  variables: [],
  category: categoryOf(subcategory)!,
  subcategory,
  updatedAt: new Date(version),
  language,
});

/**
 * Edits a publication in a dialog that stays open while the form is submitted; a long text, or one with variables, is
 * loaded as the dialog opens.
 */
export function EditDialog({ id, prompt, from, open, onOpenChange }: EditDialogProps) {
  const { t } = useTranslation(["publishing", "history"]);
  const { fetcher, refused, pending } = useFormFetcher({
    failure: t("edit.failed"),
    invalid: t("edit.invalid"),
    onDone: () => onOpenChange(false),
  });
  const { revalidate } = useRevalidator();
  const keepTheirs = () => {
    void revalidate();
    onOpenChange(false);
  };
  const formOf = (edited: Edited) => (
    <EditPublicationForm
      form={fetcher.Form}
      prompt={edited}
      fields={DefinitionFields}
      conflict={SaveConflict}
      keepTheirs={
        <Button variant="secondary" onClick={keepTheirs} disabled={pending}>
          {t("history:conflict.keepTheirs")}
        </Button>
      }
      refused={refused}
      pending={pending}
    >
      <Button variant="secondary" onClick={() => onOpenChange(false)} disabled={pending}>
        {t("edit.cancel")}
      </Button>
    </EditPublicationForm>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !pending && onOpenChange(next)}
      title={t("edit.title")}
      width="wide"
    >
      {prompt.isWhole && prompt.fields === 0 ? (
        formOf(editable(id, prompt))
      ) : (
        <Loaded<{ prompt: TownPrompt }> from={from}>{(loaded) => formOf(loaded.prompt)}</Loaded>
      )}
    </Dialog>
  );
}

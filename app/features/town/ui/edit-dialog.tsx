import type { ComponentProps } from "react";
import { useRevalidator } from "react-router";

import { FormDialog } from "~/client/form-dialog";
import type { FormProps } from "~/client/form-props";
import { Loaded } from "~/client/loaded";
import { categoryOf } from "~/domain/categories";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";

import type { CardPrompt, ManagedCard } from "../card-prompt";
import type { TownPrompt } from "../town-prompt";
import { EditPublicationForm } from "./edit-publication-form";

const DefinitionFields = lazyPart(
  async () => (await import("~/features/prompts/ui/definition-fields")).DefinitionFields,
);

const SaveConflict = lazyPart(
  async () => (await import("~/features/prompts/history/ui/save-conflict")).SaveConflict,
);

interface EditedCard extends Omit<ManagedCard, "isOwn" | "fields"> {
  prompt: CardPrompt;
}

interface EditDialogProps extends EditedCard, Pick<ManagedCard, "fields"> {
  /** The URL of the page with the whole prompt. */
  from: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Edited = ComponentProps<typeof EditPublicationForm>["prompt"];

/** The values to edit, where the card has the whole text as it was written. */
const editable = ({ id, version, prompt }: EditedCard): Edited => ({
  id,
  shareId: prompt.shareId,
  content: prompt.excerpt,
  variables: [],
  category: categoryOf(prompt.subcategory)!,
  subcategory: prompt.subcategory,
  updatedAt: new Date(version),
  language: prompt.language,
});

/** Edits a publication in a dialog; a long text, or one with variables, is loaded as the dialog opens. */
export function EditDialog({ id, fields, version, prompt, from, ...dialog }: EditDialogProps) {
  const { t } = useTranslation(["publishing", "history"]);
  const { revalidate } = useRevalidator();
  const formOf = (edited: Edited, form: FormProps, close: () => void) => (
    <EditPublicationForm
      {...form}
      prompt={edited}
      fields={DefinitionFields}
      conflict={SaveConflict}
      keepTheirs={
        <Button
          variant="secondary"
          disabled={form.pending}
          onClick={() => {
            void revalidate();
            close();
          }}
        >
          {t("history:conflict.keepTheirs")}
        </Button>
      }
    />
  );
  return (
    <FormDialog
      {...dialog}
      title={t("edit.title")}
      cancelLabel={t("edit.cancel")}
      failure={t("edit.failed")}
      invalid={t("edit.invalid")}
      showsConflict
      width="wide"
    >
      {(form, close) =>
        prompt.isWhole && fields === 0 ? (
          formOf(editable({ id, version, prompt }), form, close)
        ) : (
          <Loaded<{ prompt: TownPrompt }> from={from}>
            {(loaded) => formOf(loaded.prompt, form, close)}
          </Loaded>
        )
      }
    </FormDialog>
  );
}

import { Check } from "lucide-react";
import { useState, type ElementType, type ReactNode } from "react";
import { href } from "react-router";

import { useRefusal } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { contentLimit } from "~/features/prompts/limits";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { Textarea } from "~/ui/input";
import { useHydrated } from "~/ui/use-hydrated";

import type { TownPrompt } from "../town-prompt";
import { PlaceFields } from "./place-fields";
import { usePlace } from "./use-place";

/** The height of the box, in rows (specification, section 9). */
const rows = 12;

interface PublicationFormProps {
  /** Draws the form: a fetcher's own, or the browser's. */
  form?: ElementType;
  prompt: Pick<TownPrompt, "id" | "content" | "category" | "subcategory" | "updatedAt">;
  refused?: RefusedForm;
  pending?: boolean;
  /** Stands before the button. */
  children?: ReactNode;
}

/** Content and place of a published prompt; nothing of it may be empty (specification, section 5). */
export function PublicationForm(props: PublicationFormProps) {
  const { form: PostForm = "form", prompt, refused, pending, children } = props;
  const { t } = useTranslation("town");
  const { sentence, complaint } = useRefusal(refused);
  const hydrated = useHydrated();
  const values = refused?.values;
  const choice = usePlace({
    category: values?.category ?? prompt.category,
    subcategory: values?.subcategory ?? prompt.subcategory,
  });
  const [content, setContent] = useState(values?.content ?? prompt.content);
  // The version that this edit starts from, whatever arrives meanwhile.
  const [basis] = useState(values?.updatedAt ?? prompt.updatedAt.toISOString());
  return (
    <PostForm
      method="post"
      action={href("/town-prompts/:promptId/edit", { promptId: prompt.id })}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {sentence && (
        <Notice tone="danger" title={t("edit.failed")}>
          {sentence}
        </Notice>
      )}
      <input type="hidden" name="updatedAt" value={basis} />
      <Field label={t("edit.content")} error={complaint("content")}>
        {(control) => (
          <Textarea
            {...control}
            name="content"
            dir="auto"
            rows={rows}
            maxHeight="60dvh"
            maxLength={contentLimit}
            value={content}
            onChange={(event) => setContent(event.currentTarget.value)}
          />
        )}
      </Field>
      <PlaceFields choice={choice} complaint={complaint} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {children}
        <Button
          type="submit"
          icon={<Check aria-hidden />}
          pending={pending}
          disabled={hydrated && (!choice.isComplete || content.trim() === "")}
        >
          {t("edit.submit")}
        </Button>
      </div>
    </PostForm>
  );
}

import { Icon } from "~/ui/icon";
import { useState, type ComponentType } from "react";
import { href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { FormProps } from "~/client/form-props";
import type { RefusedForm } from "~/errors";
import { FactsNote } from "~/features/prompts/ui/facts-note";
import type { SaveConflictProps } from "~/features/prompts/history/ui/save-conflict";
import { useTranslation } from "~/i18n";
import { ElsewhereLink } from "~/ui/elsewhere-link";
import { FormError } from "~/ui/notice";
import { useHydrated } from "~/ui/use-hydrated";
import { TextareaField } from "~/ui/text-fields";
import { SubmitRow } from "~/ui/submit-row";

import type { TownPrompt } from "../town-prompt";
import { LanguageField } from "./language-field";
import { CategoryFields } from "./category-fields";
import { useCategory } from "./use-category";

/** The height of the text box, in rows (specification, section 9). */
const rows = 12;

interface EditPublicationFormProps extends FormProps {
  prompt: Pick<
    TownPrompt,
    "id" | "shareId" | "content" | "variables" | "category" | "subcategory" | "updatedAt" | "language"
  >;
  /** Shows both edits, if the prompt has changed meanwhile. */
  conflict: ComponentType<SaveConflictProps>;
  /** The stored prompt at once; without it, a conflict loads it. */
  stored?: SaveConflictProps["theirs"];
  keepTheirs: SaveConflictProps["keepTheirs"];
  /** The fields of the text's variables. */
  fields: ComponentType<Pick<TownPrompt, "content" | "variables"> & { refused?: RefusedForm }>;
}

/** Edit form of a publication: text and category, all required (specification, section 5). */
export function EditPublicationForm(props: EditPublicationFormProps) {
  const { form: PostForm = "form", prompt, refused, pending, fields: Fields, children } = props;
  const { conflict: Conflict, stored, keepTheirs } = props;
  const { t } = useTranslation("publishing");
  const { formError, fieldError } = useFormErrors(refused);
  const hydrated = useHydrated();
  const values = refused?.values;
  const choice = useCategory({
    category: values?.category ?? prompt.category,
    subcategory: values?.subcategory ?? prompt.subcategory,
  });
  const [content, setContent] = useState(values?.content ?? prompt.content);
  // Both edits are shown above the form, and the stored one is its basis now.
  const conflicts = refused?.code === "prompt_changed";
  // The version at the start of the edit, whatever data arrives meanwhile.
  const [basis, setBasis] = useState(
    (conflicts ? stored?.updatedAt.toISOString() : values?.updatedAt) ?? prompt.updatedAt.toISOString(),
  );
  const action = href("/town-prompts/:promptId/edit", { promptId: prompt.id });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {conflicts && (
        <Conflict
          address={action}
          refused={refused}
          mine={refused.values}
          theirs={stored}
          onLoaded={(updatedAt) => setBasis(new Date(updatedAt).toISOString())}
          form={PostForm}
          pending={pending}
          keepTheirs={keepTheirs}
        />
      )}
      <PostForm method="post" action={action} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <FormError title={t("edit.failed")}>{!conflicts && formError}</FormError>
        <input type="hidden" name="updatedAt" value={basis} />
        <ElsewhereLink to={href("/prompts/:shareId/edit", { shareId: prompt.shareId })}>
          {t("edit.textsElsewhere")}
        </ElsewhereLink>
        <TextareaField
          label={t("edit.content")}
          error={fieldError("content")}
          name="content"
          rows={rows}
          maxHeight="60dvh"
          value={content}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
        <Fields content={content} variables={prompt.variables} refused={refused} />
        {content !== prompt.content && (
          <FactsNote isTyped template={{ content, variables: prompt.variables }} />
        )}
        <CategoryFields choice={choice} fieldError={fieldError} />
        <LanguageField start={values?.language ?? prompt.language} error={fieldError("language")} />
        <SubmitRow
          before={children}
          icon={<Icon name="check" />}
          pending={pending}
          missing={hydrated ? [...(content.trim() === "" ? [t("edit.content")] : []), ...choice.missing] : []}
        >
          {t("edit.submit")}
        </SubmitRow>
      </PostForm>
    </div>
  );
}

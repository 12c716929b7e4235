import { Icon } from "~/ui/icon";
import { useState } from "react";
import { href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { HeldFacts } from "~/features/facts/ui/held-facts";
import { PageDefinitionFields } from "~/features/prompts/ui/definition-fields";
import { SharedTextsFields } from "~/features/sharing/ui/shared-texts-fields";
import { useTranslation } from "~/i18n";
import { languageNames, type Language } from "~/domain/languages";
import { Button } from "~/ui/button";
import { FormError } from "~/ui/notice";
import { TextareaField } from "~/ui/text-fields";

import type { LanguageVersionDraft } from "../draft-language-version.server";

interface LanguageVersionFormProps {
  /** The prompt that is published in another language. */
  id: string;
  language: Language;
  /** The texts to begin with: the prompt's own, or a machine's draft. */
  start: LanguageVersionDraft;
  refused?: RefusedForm;
}

/** The texts of a prompt in another language, for its author to write or to approve. */
export function LanguageVersionForm({ id, language, start, refused }: LanguageVersionFormProps) {
  const { t } = useTranslation("languages");
  const { formError, fieldError } = useFormErrors(refused);
  const values = refused?.values;
  const [purpose, setPurpose] = useState(values?.originalInput ?? start.originalInput);
  const [content, setContent] = useState(values?.content ?? start.content);
  const action = href("/my-town-prompts/:promptId/languages", { promptId: id });
  return (
    <form
      method="post"
      action={`${action}?language=${language}`}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <FormError title={t("failed")}>{formError}</FormError>
      <input type="hidden" name="task" value="publish" />
      <input type="hidden" name="language" value={language} />
      <TextareaField
        label={t("purpose")}
        error={fieldError("originalInput")}
        name="originalInput"
        lang={language}
        rows={2}
        defaultValue={purpose}
        onChange={(event) => setPurpose(event.currentTarget.value)}
      />
      <HeldFacts field="originalInput" text={purpose} refused={refused} />
      <SharedTextsFields
        start={{
          title: values?.title ?? start.title ?? "",
          description: values?.description ?? start.description ?? "",
        }}
        fieldError={fieldError}
        telling={{ refused }}
      />
      <TextareaField
        label={t("content")}
        error={fieldError("content")}
        name="content"
        lang={language}
        rows={12}
        maxHeight="60dvh"
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      <PageDefinitionFields content={content} variables={start.variables} refused={refused} />
      <Button type="submit" icon={<Icon name="send" />} className="justify-self-end max-sm:w-full">
        {t("publishIn", { language: languageNames[language] })}
      </Button>
    </form>
  );
}

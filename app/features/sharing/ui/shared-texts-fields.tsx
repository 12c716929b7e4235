import { useTranslation } from "~/i18n";
import { InputField, TextareaField } from "~/ui/text-fields";

import type { SharedTexts } from "../schema";

/** The size of the description's box (specification, section 5). */
const description = { rows: 5, minHeight: 120 };

interface SharedTextsFieldsProps {
  /** The initial values; a new key resets the fields. */
  start: SharedTexts;
  fieldError: (field: string) => string | undefined;
}

/** Title and description of a shared prompt. */
export function SharedTextsFields({ start, fieldError }: SharedTextsFieldsProps) {
  const { t } = useTranslation("publishing");
  return (
    <>
      <InputField
        label={t("share.name")}
        hint={t("share.nameHint")}
        error={fieldError("title")}
        name="title"
        dir="auto"
        autoComplete="off"
        defaultValue={start.title}
      />
      <TextareaField
        label={t("share.description")}
        aside={t("share.optional")}
        error={fieldError("description")}
        name="description"
        rows={description.rows}
        minHeight={description.minHeight}
        maxHeight={320}
        defaultValue={start.description}
      />
    </>
  );
}

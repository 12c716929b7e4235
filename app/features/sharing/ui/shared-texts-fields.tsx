import { useState } from "react";

import type { RefusedForm } from "~/errors";
import type { ToldField } from "~/features/facts/schema";
import { HeldFacts } from "~/features/facts/ui/held-facts";
import { useTranslation } from "~/i18n";
import { InputField, TextareaField } from "~/ui/text-fields";

import type { SharedTexts } from "../schema";

/** The size of the description's box (specification, section 5). */
const description = { rows: 5, minHeight: 120 };

interface SharedTextsFieldsProps {
  /** The initial values; a new key resets the fields. */
  start: SharedTexts;
  fieldError: (field: string) => string | undefined;
  /** What the form says of the member's facts in the texts. Without it, nothing. */
  telling?: Telling;
}

/** The facts in the texts of a form as the server found them: the names, and the form that was refused for them. */
export interface Telling {
  held?: Partial<Record<ToldField, readonly string[]>>;
  refused?: RefusedForm;
}

/** Title and description of a shared prompt. */
export function SharedTextsFields({ start, fieldError, telling }: SharedTextsFieldsProps) {
  const { t } = useTranslation("publishing");
  const [texts, setTexts] = useState(start);
  const told = (field: keyof SharedTexts) =>
    telling && (
      <HeldFacts field={field} text={texts[field]} held={telling.held?.[field]} refused={telling.refused} />
    );
  return (
    <>
      <InputField
        label={t("share.name")}
        hint={t("share.nameHint")}
        error={fieldError("title")}
        name="title"
        defaultValue={start.title}
        onChange={({ target }) => setTexts({ ...texts, title: target.value })}
      />
      {told("title")}
      <TextareaField
        label={t("share.description")}
        aside={t("share.optional")}
        error={fieldError("description")}
        name="description"
        rows={description.rows}
        minHeight={description.minHeight}
        maxHeight={320}
        defaultValue={start.description}
        onChange={({ target }) => setTexts({ ...texts, description: target.value })}
      />
      {told("description")}
    </>
  );
}

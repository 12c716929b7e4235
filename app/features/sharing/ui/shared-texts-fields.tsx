import { useState, type ReactNode } from "react";

import type { RefusedForm } from "~/errors";
import type { ToldField } from "~/features/facts/schema";
import { HeldFacts } from "~/features/facts/ui/held-facts";
import { useTranslation } from "~/i18n";
import { InputField, TextareaField } from "~/ui/text-fields";

import type { SharedTexts } from "../schema";

/** The size of the description's box (specification, section 5). */
const description = { rows: 5, minHeight: 120 };

interface SharedTextsFieldsProps {
  /** The initial values. */
  start: SharedTexts;
  /** A number for each field; a new one resets that field alone, since somebody may be typing in the other. */
  changes?: Record<keyof SharedTexts, number>;
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
export function SharedTextsFields({ start, changes, fieldError, telling }: SharedTextsFieldsProps) {
  const { t } = useTranslation("publishing");
  return (
    <>
      <ToldText key={`title ${changes?.title ?? 0}`} field="title" start={start.title} telling={telling}>
        {(control) => (
          <InputField
            {...control}
            label={t("share.name")}
            hint={t("share.nameHint")}
            error={fieldError("title")}
          />
        )}
      </ToldText>
      <ToldText
        key={`description ${changes?.description ?? 0}`}
        field="description"
        start={start.description}
        telling={telling}
      >
        {(control) => (
          <TextareaField
            {...control}
            label={t("share.description")}
            aside={t("share.optional")}
            error={fieldError("description")}
            rows={description.rows}
            minHeight={description.minHeight}
            maxHeight={320}
          />
        )}
      </ToldText>
    </>
  );
}

interface ToldTextProps extends Pick<SharedTextsFieldsProps, "telling"> {
  field: keyof SharedTexts;
  start: string;
  children: (control: {
    name: string;
    defaultValue: string;
    onChange: (event: { target: { value: string } }) => void;
  }) => ReactNode;
}

/** A field, and below it the facts in its text. */
function ToldText({ field, start, telling, children }: ToldTextProps) {
  const [text, setText] = useState(start);
  return (
    <>
      {children({ name: field, defaultValue: start, onChange: ({ target }) => setText(target.value) })}
      {telling && (
        <HeldFacts field={field} text={text} held={telling.held?.[field]} refused={telling.refused} />
      )}
    </>
  );
}

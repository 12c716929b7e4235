import { useState } from "react";

import type { Question } from "~/domain/composition";
import { answerField, answerText, isTooLong, limitOf } from "~/features/generator/composing/answer-fields";
import { FactChips } from "~/features/facts/ui/fact-chips";
import { RememberAnswer } from "~/features/facts/ui/remember-answer";
import { useTranslation } from "~/i18n";
import { Field } from "~/ui/field";
import { Textarea } from "~/ui/input";

interface FactFieldProps {
  question: Question;
  error?: string;
  /** Called with every answer, "" where it is cleared. Without it the field is a plain form field. */
  onAnswer?: (text: string) => void;
}

/** Heights of the field in px: of a short answer, and of the box for pasted material. */
const heights = { text: 48, material: 140, most: 280 };

/** A question that is answered in own words; a box to paste into where it asks for material. Grows with its text. */
export function FactField({ question: asked, error, onAnswer }: FactFieldProps) {
  const { name, question, kind, example, value } = asked;
  const { t } = useTranslation(["generator", "errors"]);
  const [typed, setTyped] = useState(value ?? "");
  const [before, setBefore] = useState(value);
  // The answer changed elsewhere, such as by going back.
  if (value !== before) {
    setBefore(value);
    if (answerText(typed, kind) !== (value ?? "")) setTyped(value ?? "");
  }
  const isMaterial = kind === "long_text";
  const tooLong = isTooLong(answerText(typed, kind), kind);
  const type = (text: string) => {
    setTyped(text);
    if (!onAnswer || isTooLong(answerText(text, kind), kind)) return;
    setBefore(answerText(text, kind) || null);
    onAnswer(text);
  };
  const field = (
    <Field
      label={<span dir="auto">{question}</span>}
      hint={isMaterial ? t("questions.paste") : undefined}
      error={tooLong ? t("errors:field.too_long", { limit: limitOf(kind) }) : error}
    >
      {(control) => (
        <span className="relative block">
          <Textarea
            {...control}
            name={answerField.own + name}
            rows={1}
            autoComplete="off"
            value={typed}
            placeholder={example && t("questions.example", { example })}
            minHeight={isMaterial ? heights.material : heights.text}
            maxHeight={heights.most}
            className={isMaterial ? undefined : "pr-12"}
            onChange={(event) => type(event.target.value)}
          />
          {!isMaterial && <RememberAnswer asked={asked} typed={typed} />}
        </span>
      )}
    </Field>
  );
  if (isMaterial) return field;
  return (
    <div>
      {field}
      <FactChips asked={asked} onPick={type} />
    </div>
  );
}

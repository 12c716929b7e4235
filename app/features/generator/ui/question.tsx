import { Icon } from "~/ui/icon";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";

import type { Question as Asked } from "~/domain/composition";
import { FactChips } from "~/features/facts/ui/fact-chips";
import { RememberAnswer } from "~/features/facts/ui/remember-answer";
import { useTranslation } from "~/i18n";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { joinClasses } from "~/ui/join-classes";
import { useHydrated } from "~/ui/use-hydrated";
import {
  answerField,
  answerText,
  isTooLong,
  answerLimit,
} from "~/features/generator/composing/answer-fields";

import { AnswerChip, chipLooks, chosenMark } from "~/ui/chip";

interface QuestionProps {
  question: Asked;
  /** The error of its own text. */
  error?: string;
  /** Called with every answer, "" where it is cleared. Without it the question is a plain form field. */
  onAnswer?: (text: string) => void;
}

/** An optional question with answers to tap and a box for own text; a second tap clears an answer. */
export function Question({ question: asked, error, onAnswer }: QuestionProps) {
  const { t } = useTranslation(["generator", "errors"]);
  const { name, question, options, value } = asked;
  const isOwn = Boolean(value) && !options.includes(value!);
  const [own, setOwn] = useState(isOwn ? value! : "");
  const [opened, setOpened] = useState(isOwn);
  const hydrated = useHydrated();
  const ownId = useId();
  const field = useRef<HTMLInputElement>(null);
  const tooLong = isTooLong(answerText(own));

  function tell(text: string) {
    if (!isTooLong(answerText(text))) onAnswer?.(text);
  }
  function type(text: string) {
    setOwn(text);
    tell(text);
  }
  function pick(text: string) {
    const isOption = options.includes(text);
    setOpened(!isOption);
    if (isOption) tell(text);
    else type(text);
  }
  function toggleOwn() {
    flushSync(() => setOpened(!opened));
    // The box keeps its text until it is opened again.
    if (own.trim()) tell(opened ? "" : own);
    // Synchronously in the click, or phones show no keyboard.
    if (!opened) field.current!.focus();
  }
  const controlled = (option: string) =>
    onAnswer
      ? {
          checked: value === option,
          onClick: () => value === option && tell(""),
          // The space bar does not click a checked radio button.
          onKeyUp: (event: KeyboardEvent) => {
            if (event.key !== " " || value !== option) return;
            event.preventDefault();
            tell("");
          },
          onChange: () => {
            setOpened(false);
            tell(option);
          },
        }
      : { defaultChecked: value === option };
  const radio = answerField.option + name;
  return (
    <fieldset className="min-w-0">
      <legend dir="auto" className="mb-2 font-semibold">
        {question}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <AnswerChip key={option} name={radio} value={option} {...controlled(option)}>
            {option}
          </AnswerChip>
        ))}
        {/* With scripts a second tap clears an answer. */}
        {!(onAnswer && hydrated) && (
          <AnswerChip name={radio} value="" className={onAnswer && "without-script"}>
            {t("questions.noAnswer")}
          </AnswerChip>
        )}
        {onAnswer && (
          <button
            type="button"
            aria-expanded={opened}
            aria-controls={ownId}
            onClick={toggleOwn}
            className={joinClasses(
              chipLooks,
              "needs-script border-dashed aria-expanded:border-solid aria-expanded:border-accent aria-expanded:bg-accent-soft",
            )}
          >
            <Icon name="pencil" className="size-4 shrink-0 text-ink-soft" />
            {own.trim() !== "" && opened && chosenMark}
            {t("questions.own")}
          </button>
        )}
      </div>
      <div id={ownId} className={joinClasses("mt-2", onAnswer && !opened && "without-script")}>
        <Field
          label={t("questions.ownLabel", { question })}
          hideLabel
          error={tooLong ? t("errors:field.too_long", { limit: answerLimit }) : error}
        >
          {(control) => (
            <span className="relative block">
              <Input
                {...control}
                ref={field}
                name={answerField.own + name}
                value={own}
                placeholder={t("questions.own")}
                className="pr-12"
                onChange={(event) => type(event.target.value)}
              />
              <RememberAnswer asked={asked} typed={own} />
            </span>
          )}
        </Field>
      </div>
      {onAnswer && <FactChips asked={asked} onPick={pick} />}
    </fieldset>
  );
}

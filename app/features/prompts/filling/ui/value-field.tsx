import { Icon } from "~/ui/icon";
import { type KeyboardEvent, type MouseEvent, type ReactNode } from "react";

import { mostTaps, type Variable } from "~/domain/variables";
import { ErrorText } from "~/client/error-text";
import type { FieldError } from "~/errors";
import { useTranslation } from "~/i18n";
import { AnswerChip } from "~/ui/chip";
import { Field } from "~/ui/field";
import { Input, Select, Textarea } from "~/ui/input";

import { fieldsOfValue, fillField } from "../fill-fields";

interface ValueFieldProps {
  id: string;
  variable: Variable;
  /** The answer at first. */
  start: string;
  error?: FieldError;
  /** The id of its form; without: the form around it. */
  form?: string;
  /** Put before the names of its fields. */
  prefix?: string;
  /** Shown in the corner of a box for text. */
  corner?: ReactNode;
}

/** The form field of a variable's answer, with the control of its kind. The browser holds its value. */
export function ValueField(props: ValueFieldProps) {
  const { kind, options } = props.variable;
  const hasTaps = (kind === "choice" || kind === "text") && options.length > 0 && options.length <= mostTaps;
  return hasTaps ? <Taps {...props} /> : <Box {...props} />;
}

/** The question below a field's label, unless it is the label. */
const hintOf = ({ label, question }: Variable) => (question.trim() === label.trim() ? "" : question);

/** A field with one control: a box, or a list of options. */
function Box({ id, variable, start, error, form, prefix = "", corner }: ValueFieldProps) {
  const { t } = useTranslation("filling");
  const { label, name, kind, options, required } = variable;
  const hint = hintOf(variable);
  const common = {
    form,
    name: prefix + fillField.value + name,
    dir: "auto",
    autoComplete: "off",
    defaultValue: start,
  };
  return (
    <Field
      id={id}
      label={<bdi>{label}</bdi>}
      hint={hint && <bdi>{hint}</bdi>}
      aside={required && t("required")}
      error={error && <ErrorText {...error} />}
    >
      {(control) => {
        const attributes = { ...control, ...common, "aria-required": required || undefined };
        if (kind === "long_text")
          return (
            <span className="relative block">
              <Textarea {...attributes} rows={3} minHeight={88} maxHeight="60dvh" className="pr-12" />
              {corner}
            </span>
          );
        if (kind === "choice" && options.length > 0)
          return (
            <Select {...attributes}>
              <option value="">{t("choose")}</option>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
          );
        return (
          <span className="relative block">
            <Input
              {...attributes}
              {...boxOf[kind]}
              className={kind === "text" ? "pr-12" : undefined}
              {...(options.length > 0 && { list: `${id}-list`, dir: undefined, defaultValue: start })}
            />
            {options.length > 0 && (
              <datalist id={`${id}-list`}>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </datalist>
            )}
            {kind === "text" && corner}
          </span>
        );
      }}
    </Field>
  );
}

/** The attributes of a box by kind. A number stays text, so that a wrong one is still there to be corrected. */
const boxOf = {
  text: {},
  long_text: {},
  choice: {},
  number: { inputMode: "decimal" },
  date: { type: "date", dir: undefined },
  url: { type: "url", inputMode: "url", dir: "ltr", placeholder: "https://" },
} as const;

/** Options to tap, and for a text a box for own words. With scripts a second tap takes an answer back. */
function Taps({ id, variable, start, error, form, prefix = "" }: ValueFieldProps) {
  const { t } = useTranslation("filling");
  const { label, name, kind, options, required } = variable;
  const hint = hintOf(variable);
  const given = fieldsOfValue(variable, start);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      role="radiogroup"
      className="min-w-0"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    >
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-4 font-semibold">
        <bdi>{label}</bdi>{" "}
        {required && (
          <span className="shrink-0 text-sm whitespace-nowrap font-normal text-ink-soft">
            {t("required")}
          </span>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="phrases mb-2 text-sm text-ink-soft">
          <bdi>{hint}</bdi>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <AnswerChip
            key={option}
            form={form}
            name={prefix + fillField.value + name}
            value={option}
            defaultChecked={option === given.value}
            onPointerDown={rememberCheck}
            onClick={takeBack}
            onKeyUp={takeBackByKey}
          >
            {option}
          </AnswerChip>
        ))}
        {!required && (
          <AnswerChip form={form} name={prefix + fillField.value + name} value="" className="without-script">
            {t("noAnswer")}
          </AnswerChip>
        )}
      </div>
      {kind === "text" && (
        <Input
          form={form}
          name={prefix + fillField.own + name}
          aria-label={t("ownOf", { label })}
          placeholder={t("own")}
          defaultValue={given.own}
          className="mt-2"
        />
      )}
      {error && (
        <p
          id={`${id}-error`}
          className="phrases mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger"
        >
          <Icon name="circle-alert" className="h-lh w-4 shrink-0" />
          <ErrorText {...error} />
        </p>
      )}
    </fieldset>
  );
}

/** The radio button that was checked when a tap on its label began. */
let checkedBefore: HTMLInputElement | null = null;

function rememberCheck({ currentTarget }: MouseEvent<HTMLInputElement>) {
  checkedBefore = currentTarget.checked ? currentTarget : null;
}

function takeBack({ currentTarget }: MouseEvent<HTMLInputElement>) {
  if (checkedBefore === currentTarget) uncheck(currentTarget);
  checkedBefore = null;
}

function takeBackByKey(event: KeyboardEvent<HTMLInputElement>) {
  // The space bar does not click a checked radio button.
  if (event.key !== " " || !event.currentTarget.checked) return;
  event.preventDefault();
  uncheck(event.currentTarget);
}

function uncheck(radio: HTMLInputElement) {
  radio.checked = false;
  radio.dispatchEvent(new Event("input", { bubbles: true }));
}

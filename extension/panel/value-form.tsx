import { useEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";

import { valueErrors } from "~/domain/variable-values";
import type { Values, Variable } from "~/domain/variables";
import type { FieldErrors } from "~/errors";
import { fillField, valuesOfFields } from "~/features/prompts/filling/fill-fields";
import { ValueField } from "~/features/prompts/filling/ui/value-field";
import { writeFields } from "~/features/prompts/filling/ui/write-fields";
import { onSubmitKeys } from "~/ui/submit-keys";

import { FactChips } from "./fact-chips";

interface ValueFormProps {
  variables: readonly Variable[];
  /** What was typed before. */
  start: Values;
  onChange: (values: Values) => void;
  /** Called with values that the fields accept. */
  onSubmit: (values: Values) => void;
  label: string;
  children: ReactNode;
}

const formId = "values";

const ownForm = () => document.getElementById(formId) as HTMLFormElement;

/** The fields of a prompt, with the facts that fit each; Ctrl+Enter submits. */
export function ValueForm({ variables, start, onChange, onSubmit, label, children }: ValueFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const read = () => valuesOfFields(new FormData(ownForm()), variables);
  const submit = () => {
    const values = read();
    const found = valueErrors(variables, values);
    flushSync(() => setErrors(found));
    if (Object.keys(found).length === 0) return onSubmit(values);
    const wrong = ownForm().querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong?.querySelector("input") ?? wrong)?.focus();
  };
  useEffect(
    () => ownForm().querySelector<HTMLElement>("input, textarea, select, [type=submit]")?.focus(),
    [],
  );
  return (
    // The keys are a second way to the submit button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      id={formId}
      aria-label={label}
      noValidate
      className="flex flex-col gap-4"
      onInput={() => onChange(read())}
      onKeyDown={onSubmitKeys(submit)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {variables.map((variable, at) => (
        <div key={variable.name}>
          <ValueField
            id={`value-${at}`}
            variable={variable}
            start={start[variable.name] ?? variable.value ?? ""}
            error={errors[fillField.value + variable.name]}
          />
          {(variable.kind === "text" || variable.kind === "long_text") && (
            <FactChips
              asked={variable}
              onPick={(text) => {
                writeFields(ownForm(), [variable], { [variable.name]: text }, { all: true });
                onChange(read());
              }}
            />
          )}
        </div>
      ))}
      {children}
    </form>
  );
}

import type { ComponentProps } from "react";

import { Field, type FieldProps } from "./field";
import { Input, Select, Textarea } from "./input";

type Labels = Pick<FieldProps, "label" | "hint" | "error" | "aside">;

/** A one-line text box with its label, hint and error. */
export function InputField(props: Labels & ComponentProps<typeof Input>) {
  const { label, hint, error, aside, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}

/** A text box with its label, hint and error. */
export function TextareaField(props: Labels & ComponentProps<typeof Textarea>) {
  const { label, hint, error, aside, ...textarea } = props;
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => <Textarea {...control} {...textarea} />}
    </Field>
  );
}

/** A select with its label, hint and error; its children are the options. */
export function SelectField(props: Labels & ComponentProps<typeof Select>) {
  const { label, hint, error, aside, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => <Select {...control} {...select} />}
    </Field>
  );
}

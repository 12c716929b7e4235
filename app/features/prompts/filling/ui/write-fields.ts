import type { Values, Variable } from "~/domain/variables";

import { fieldsOfValue, fillField } from "../fill-fields";

interface Written {
  /** Defaults go into the fields without an answer; else fields with something typed stay. */
  all?: boolean;
  /** Put before the names of the fields. */
  prefix?: string;
}

/** Puts answers into the fields of a form. */
export function writeFields(
  form: HTMLFormElement,
  variables: readonly Variable[],
  values: Values,
  { all = false, prefix = "" }: Written = {},
): void {
  for (const variable of variables) {
    const given = Object.hasOwn(values, variable.name) ? values[variable.name]! : null;
    if (given === null && !all) continue;
    const text = fieldsOfValue(variable, given ?? variable.value ?? "");
    const controls = [fillField.value, fillField.own].map((field) =>
      Array.from(form.elements).filter(
        (element) => (element as HTMLInputElement).name === prefix + field + variable.name,
      ),
    ) as HTMLInputElement[][];
    if (!all && controls.flat().some(isTouched)) continue;
    for (const control of controls[0]!)
      if (control.type === "radio") control.checked = control.value === text.value && text.value !== "";
      else control.value = text.value;
    for (const control of controls[1]!) control.value = text.own;
  }
}

/** Whether somebody has changed a control, also before hydration. */
const isTouched = (control: HTMLInputElement): boolean =>
  control.type === "radio"
    ? control.checked !== control.defaultChecked
    : control.defaultValue !== undefined && control.value !== control.defaultValue;

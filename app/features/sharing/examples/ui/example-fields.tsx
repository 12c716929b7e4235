import type { Values, Variable } from "~/domain/variables";
import type { RefusedForm } from "~/errors";
import { fillField } from "~/features/prompts/filling/fill-fields";
import { ValueField } from "~/features/prompts/filling/ui/value-field";
import { useTranslation } from "~/i18n";
import { ErrorText } from "~/client/error-text";
import { HiddenFields } from "~/ui/field";

interface ExampleFieldsProps {
  /** Prefix of the controls' ids: a page may have two forms. */
  id: string;
  variables: readonly Variable[];
  /** The values that the example has so far. */
  values: Values;
  refused?: RefusedForm;
}

/** The fields of an example's values, folded: none is required. A value of a variable that is gone stays as it is. */
export function ExampleFields({ id, variables, values, refused }: ExampleFieldsProps) {
  const { t } = useTranslation(["authoring", "examples"]);
  const names = new Set(variables.map(({ name }) => name));
  const gone = Object.entries(values)
    .filter(([name]) => !names.has(name))
    .map(([name, value]) => [fillField.value + name, value] as const);
  const error = refused?.fields.values;
  const isWrong = Object.keys(refused?.fields ?? {}).some((field) => field.startsWith("values"));
  const startOf = (name: string) =>
    refused
      ? refused.values[fillField.own + name] || (refused.values[fillField.value + name] ?? "")
      : (values[name] ?? "");
  return (
    <>
      <HiddenFields values={Object.fromEntries(gone)} />
      {variables.length > 0 && (
        <details open={isWrong || Object.keys(values).length > 0}>
          <summary className="text-link w-fit cursor-pointer font-semibold">{t("examples:values")}</summary>
          <p className="phrases mt-1 text-sm text-ink-soft">{t("valuesHint")}</p>
          {error && (
            <p role="alert" className="mt-1 text-sm font-medium text-danger">
              <ErrorText {...error} />
            </p>
          )}
          <div className="mt-3 flex flex-col gap-4">
            {variables.map((variable, at) => (
              <ValueField
                key={variable.name}
                id={`${id}-${at}`}
                variable={{ ...variable, required: false, value: null }}
                start={startOf(variable.name)}
                error={refused?.fields[fillField.value + variable.name]}
              />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

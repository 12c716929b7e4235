import { useDeferredValue, useMemo, useState, type FormEvent, type ReactNode } from "react";

import { importPlaceholders } from "~/domain/import-placeholders";
import { variableKinds, variablesOf, type Variable, type VariableKind } from "~/domain/variables";
import type { RefusedForm } from "~/errors";
import { useFormErrors } from "~/client/form-errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Textarea } from "~/ui/input";
import { InputField, SelectField, TextareaField } from "~/ui/text-fields";

import { definitionField, joinOptions, parseTyped } from "../definition-fields";
import { FormPreview } from "./form-preview";

interface DefinitionFieldsProps {
  /** The text as typed: its placeholders are the fields. */
  content: string;
  variables: readonly Variable[];
  refused?: RefusedForm;
  /** The heading level of its title. */
  level?: 2 | 3;
  /** Takes the text with what was typed for fields as fields. */
  onImport?: (content: string) => void;
}

/** The fields where only the page's title stands above them. */
export const PageDefinitionFields = (props: DefinitionFieldsProps) => (
  <DefinitionFields {...props} level={2} />
);

/**
 * The variables of a text with their definitions, each folded until it is opened, and the form that they make; before them the offer to
 * make what looks like a placeholder one.
 */
export function DefinitionFields(props: DefinitionFieldsProps) {
  const { content, variables, refused, level = 3, onImport } = props;
  const { t } = useTranslation("library");
  const [typed, setTyped] = useState(() => byName(refused?.values ?? {}));
  const [imported, setImported] = useState<readonly Variable[]>([]);
  const names = new Set(variables.map(({ name }) => name));
  const known = [...variables, ...imported.filter(({ name }) => !names.has(name))];
  const found = variablesOf(content, known);
  const offer = onImport && (
    <ImportOffer
      content={content}
      onImport={(made) => {
        setImported(made.variables);
        onImport(made.content);
      }}
    />
  );
  if (found.length === 0) return offer;
  const Heading = `h${level}` as const;
  const follow = ({ currentTarget }: FormEvent<HTMLElement>) => setTyped(byName(fieldsIn(currentTarget)));
  return (
    <>
      {offer}
      <section aria-label={t("fields.title")} className="flex flex-col gap-2">
        <Heading className="text-base">{t("fields.title")}</Heading>
        <p className="phrases text-sm text-ink-soft">{t("fields.lead", { mark: "{{…}}" })}</p>
        <div onInput={follow} className="flex flex-col gap-2">
          {found.map((variable, at) => (
            <Definition
              key={variable.name}
              at={at}
              variable={variable}
              kind={(typed.get(variable.name) ?? variable).kind}
              refused={refused}
            />
          ))}
        </div>
        <FormPreview
          level={level + 1}
          variables={found.map((variable) => typed.get(variable.name) ?? variable)}
        />
      </section>
    </>
  );
}

interface ImportOfferProps {
  content: string;
  onImport: (made: ReturnType<typeof importPlaceholders>) => void;
}

/** Offers to turn the placeholders of another tool, and what people type for a field by hand, into fields. */
function ImportOffer({ content, onImport }: ImportOfferProps) {
  const { t } = useTranslation("library");
  const read = useDeferredValue(content);
  const made = useMemo(() => importPlaceholders(read, t("fields.blank")), [read, t]);
  if (made.found === 0) return null;
  return (
    <div className="needs-script">
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon name="braces" />}
        onClick={() => onImport(importPlaceholders(content, t("fields.blank")))}
      >
        {made.found === 1 ? t("manual.placeholder") : t("manual.placeholders", { count: made.found })}
      </Button>
    </div>
  );
}

/** The fields of the form around an element. */
const fieldsIn = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(element.closest("form")!)].map(([field, value]) => [field, String(value)]),
  );

/** The variables as typed, by name. */
const byName = (fields: Readonly<Record<string, string>>): Map<string, Variable> =>
  new Map(parseTyped(fields).map((variable) => [variable.name, variable]));

interface DefinitionProps {
  at: number;
  variable: Variable;
  kind: VariableKind;
  refused?: RefusedForm;
}

function Definition({ at, variable, kind: chosen, refused }: DefinitionProps) {
  const { t } = useTranslation("library");
  const { fieldError } = useFormErrors(refused);
  // A refused form is shown as it was typed, if its fields are still those of the same variables.
  const isKept = refused?.values[definitionField(at, "name")] === variable.name;
  const typed = (property: "label" | "question" | "options" | "kind" | "value", own: string) =>
    (isKept ? refused.values[definitionField(at, property)] : undefined) ?? own;
  const isWrong = Object.keys(refused?.fields ?? {}).some((field) => field.startsWith(`variables.${at}.`));
  const labelled = (property: "label" | "question" | "value", label: ReactNode) => (
    <InputField
      label={label}
      error={fieldError(definitionField(at, property))}
      name={definitionField(at, property)}
      defaultValue={typed(property, variable[property] ?? "")}
    />
  );
  return (
    <details open={isWrong} className="rounded-control border border-line">
      <summary className="flex min-h-11 items-center gap-2 px-3 py-2">
        <code dir="auto" className="min-w-0 font-semibold break-words">
          {variable.name}
        </code>{" "}
        <span className="ml-auto text-sm text-ink-soft">{t(`fields.kinds.${chosen}`)}</span>
      </summary>
      <div className="grid gap-4 p-3 sm:grid-cols-2">
        <input type="hidden" name={definitionField(at, "name")} value={variable.name} />
        {labelled("label", t("fields.label"))}
        {labelled("question", t("fields.hint"))}
        <SelectField
          label={t("fields.kind")}
          error={fieldError(definitionField(at, "kind"))}
          name={definitionField(at, "kind")}
          defaultValue={typed("kind", variable.kind)}
          options={variableKinds.map((kind) => [kind, t(`fields.kinds.${kind}`)])}
        />
        {variable.kind === "long_text" ? (
          <TextareaField
            label={t("fields.value")}
            error={fieldError(definitionField(at, "value"))}
            name={definitionField(at, "value")}
            minHeight={44}
            maxHeight={200}
            defaultValue={typed("value", variable.value ?? "")}
          />
        ) : (
          labelled("value", t("fields.value"))
        )}
        <Field
          label={t("fields.options")}
          hint={t("fields.optionsHint")}
          error={
            fieldError(definitionField(at, "options")) ?? fieldError(`${definitionField(at, "options")}.0`)
          }
          className="sm:col-span-2"
        >
          {(control) => (
            <Textarea
              {...control}
              name={definitionField(at, "options")}
              minHeight={44}
              maxHeight={200}
              defaultValue={typed("options", joinOptions(variable.options))}
            />
          )}
        </Field>
        <Checkbox
          name={definitionField(at, "required")}
          defaultChecked={
            isKept ? refused.values[definitionField(at, "required")] === "on" : variable.required
          }
          label={t("fields.required")}
        />
      </div>
    </details>
  );
}

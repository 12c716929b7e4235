import { Link } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { Values, Variable } from "~/domain/variables";
import type { RefusedForm } from "~/errors";
import { fillField } from "~/features/prompts/filling/fill-fields";
import { ValueField } from "~/features/prompts/filling/ui/value-field";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Textarea } from "~/ui/input";
import { joinClasses } from "~/ui/join-classes";

import { trialField } from "../fields";
import { factsLimit, trialsLimit } from "../limits";

interface SetFieldsProps {
  at: number;
  isOnly: boolean;
  variables: readonly Variable[];
  start: { values: Values; facts: string };
  refused?: RefusedForm;
}

/** The fields of a set of values, and of facts besides. */
export function SetFields({ at, isOnly, variables, start, refused }: SetFieldsProps) {
  const { t } = useTranslation("comparisons");
  const { fieldError } = useFormErrors(refused);
  const prefix = trialField(at);
  return (
    <fieldset
      className={joinClasses("flex min-w-0 flex-col gap-5", !isOnly && "rounded-card border border-line p-4")}
    >
      <legend className={isOnly ? "sr-only" : "px-1.5 font-semibold"}>{t("set", { number: at + 1 })}</legend>
      {variables.map((variable, index) => (
        <ValueField
          key={variable.name}
          id={prefix + index}
          prefix={prefix}
          variable={variable}
          start={start.values[variable.name] ?? variable.value ?? ""}
          error={refused?.fields[prefix + fillField.value + variable.name]}
        />
      ))}
      <Field
        label={t("facts")}
        hint={t("factsHint")}
        error={fieldError(`${prefix}facts`) ?? fieldError(`${prefix}values`)}
      >
        {(control) => (
          <Textarea
            {...control}
            name={`${prefix}facts`}
            maxLength={factsLimit}
            minHeight={72}
            maxHeight="40dvh"
            defaultValue={start.facts}
          />
        )}
      </Field>
    </fieldset>
  );
}

interface SetLinksProps {
  sets: number;
  /** The address of the page with this number of sets. */
  addressOf: (sets: number) => string;
  /** Without scripts the page would be another one. */
  needsScript: boolean;
  onChange: (sets: number) => void;
}

/** Adds a set of values, or takes the last one away; without scripts by another address. */
export function SetLinks({ sets, addressOf, needsScript, onChange }: SetLinksProps) {
  const { t } = useTranslation("comparisons");
  const link = (count: number, icon: "plus" | "x", text: string) => (
    <Button asChild variant="ghost" size="sm" className={needsScript ? "needs-script" : undefined}>
      <Link
        to={addressOf(count)}
        onClick={(event) => {
          event.preventDefault();
          onChange(count);
        }}
      >
        <Icon name={icon} />
        {text}
      </Link>
    </Button>
  );
  return (
    <div className="-ms-2.5 flex flex-wrap gap-1">
      {sets < trialsLimit && link(sets + 1, "plus", t("add"))}
      {sets > 1 && link(sets - 1, "x", t("drop"))}
    </div>
  );
}

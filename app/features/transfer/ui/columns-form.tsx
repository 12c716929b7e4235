import { useFormErrors } from "~/client/form-errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Select } from "~/ui/input";
import { FormError } from "~/ui/notice";

import { EncodingNote } from "./encoding-note";
import { columnRoles } from "../limits";
import type { StepProps } from "../import-state";

/** The columns of an unknown table, next to its first lines. */
export function ColumnsForm({ state, refused }: StepProps) {
  const { t } = useTranslation("transfer");
  const { formError, fieldError } = useFormErrors(refused);
  const { sample, suggested } = state.table!;
  const [first = [], ...rest] = sample;
  const columns = first.map((name, at) => ({
    position: at,
    name,
    cells: rest.map((cells) => cells[at] ?? "").join(" · "),
  }));
  const values = refused?.values;
  return (
    <form method="post" className="flex flex-col gap-5">
      <FormError>{formError}</FormError>
      <EncodingNote encodings={state.encodings} />
      <ul
        aria-label={t("columns.sample")}
        className="max-h-80 divide-y divide-line overflow-y-auto rounded-card border border-line"
      >
        {columns.map(({ position, name, cells }) => (
          <li key={position} dir="auto" className="px-3 py-2">
            <span className="font-semibold break-words">{name}</span>{" "}
            <span className="block text-sm break-words text-ink-soft">{cells}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 sm:grid-cols-2">
        {columnRoles.map((role) => (
          <Field key={role} label={t(`role.${role}`)} error={fieldError(role)}>
            {(control) => (
              <Select
                {...control}
                name={role}
                defaultValue={values?.[role] ?? String(suggested[role] ?? "")}
                options={columns.map(({ position, name }) => [
                  position,
                  t("columns.column", { number: position + 1, name }),
                ])}
              >
                <option value="">{t("columns.none")}</option>
              </Select>
            )}
          </Field>
        ))}
      </div>
      <Checkbox name="headless" defaultChecked={values?.headless === "on"} label={t("columns.headless")} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button type="submit" name="step" value="discard" variant="ghost">
          {t("preview.discard")}
        </Button>
        <Button type="submit" name="step" value="text" variant="secondary">
          {t("columns.text")}
        </Button>
        <Button type="submit" name="step" value="columns">
          {t("columns.submit")}
        </Button>
      </div>
    </form>
  );
}

import { Form, href, useSubmit } from "react-router";

import { useTranslation } from "~/i18n";
import { useVersionName } from "~/features/prompts/history/ui/use-version-name";
import { Button } from "~/ui/button";
import { Field, HiddenFields } from "~/ui/field";
import { Select } from "~/ui/input";

import type { ComparedRival, EarlierVersion } from "../compared-rival";

interface RivalFormProps {
  promptId: string;
  rival: ComparedRival;
  versions: readonly EarlierVersion[];
  sets: number;
}

/** What the prompt is compared with: its line, or one of its earlier versions. */
export function RivalForm({ promptId, rival, versions, sets }: RivalFormProps) {
  const { t } = useTranslation("comparisons");
  const nameOf = useVersionName();
  const submit = useSubmit();
  return (
    <Form
      action={href("/dashboard/prompts/:promptId/compare", { promptId })}
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true, replace: true })}
      className="flex items-end gap-2"
    >
      {sets > 1 && <HiddenFields values={{ sets: String(sets) }} />}
      <Field label={t("with")} className="min-w-0 flex-1">
        {(control) => (
          <Select
            {...control}
            name="version"
            defaultValue={rival.number ?? ""}
            options={versions.map((version) => [version.number, nameOf(version)])}
          >
            <option value="">{t("rivals.line")}</option>
          </Select>
        )}
      </Field>
      <Button type="submit" variant="secondary" className="without-script">
        {t("choose")}
      </Button>
    </Form>
  );
}

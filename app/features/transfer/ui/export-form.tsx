import { Icon } from "~/ui/icon";
import { href, Link } from "react-router";

import { uncategorized } from "~/features/prompts/folders/folder";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Select } from "~/ui/input";

import { exportFormats } from "../limits";

interface ExportFormProps {
  /** Parameters of the choice, to send again. */
  chosen: readonly (readonly [name: string, value: string])[];
  isById: boolean;
  isFiltered: boolean;
  folder: string | null;
  folders: readonly { id: string; name: string }[];
  count: number;
}

/** The formats and the prompts of an export; a plain form, whose response is a download. */
export function ExportForm({ chosen, isById, isFiltered, folder, folders, count }: ExportFormProps) {
  const { t } = useTranslation(["transfer", "library"]);
  const scope = isById ? "export.chosen" : isFiltered ? "export.fitting" : "export.all";
  return (
    <form action={href("/dashboard/export/file")} className="flex flex-col gap-5">
      {chosen.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">{t(scope, { count })}</p>
        {(isById || isFiltered) && <Link to={href("/dashboard/export")}>{t("export.whole")}</Link>}
      </div>
      {!isById && (
        <Field label={t("export.folder")}>
          {(control) => (
            <Select
              {...control}
              key={folder}
              name="folder"
              defaultValue={folder ?? ""}
              options={folders.map(({ id, name }) => [
                id,
                name === uncategorized ? t("library:folders.uncategorized") : name,
              ])}
            >
              <option value="">{t("export.allFolders")}</option>
            </Select>
          )}
        </Field>
      )}
      <fieldset className="flex flex-col" aria-describedby="formats-hint">
        <legend className="font-semibold">{t("export.formats")}</legend>
        {exportFormats.map((format) => (
          <Checkbox
            key={format}
            name="format"
            value={format}
            defaultChecked={format === "json" || format === "markdown"}
            label={t(`format.${format}`)}
          />
        ))}
        <p id="formats-hint" className="phrases text-sm text-ink-soft">
          {t("export.formatsHint")}
        </p>
      </fieldset>
      <p className="phrases text-sm text-ink-soft">{t("export.left")}</p>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button asChild variant="secondary">
          <Link to={href("/dashboard/import")}>{t("export.import")}</Link>
        </Button>
        <Button type="submit" icon={<Icon name="download" />}>
          {t("export.submit")}
        </Button>
      </div>
    </form>
  );
}

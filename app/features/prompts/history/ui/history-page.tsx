import { Icon } from "~/ui/icon";
import { Form, href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { listFormat } from "~/domain/formats";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Select } from "~/ui/input";
import { FormError, Notice } from "~/ui/notice";

import type { VersionComparison } from "../compare-versions.server";
import { latestVersions } from "../limits";
import type { VersionChange } from "../list-changes.server";
import type { ListedVersion } from "../list-versions.server";
import { Comparison } from "./comparison";
import { useVersionName } from "./use-version-name";
import { VersionItem } from "./version-item";

interface HistoryPageProps {
  prompt: { id: string; type: string; shareId: string | null };
  /** The latest first. */
  versions: readonly ListedVersion[];
  /** By number. */
  changes: Readonly<Record<number, VersionChange>>;
  compared: VersionComparison | null;
  /** The comparison stands below its earlier version. */
  below: boolean;
  refused?: RefusedForm;
}

/** The versions of a prompt with their choices, and two of them compared. */
export function HistoryPage(props: HistoryPageProps) {
  const { prompt, versions, changes, compared, below, refused } = props;
  const { t } = useTranslation("history");
  const { formError } = useFormErrors(refused);
  const current = versions[0]!.number;
  return (
    <>
      <FormError>{formError}</FormError>
      {versions.length > 1 && <CompareForm prompt={prompt} versions={versions} compared={compared} />}
      {compared && !below && <Compared {...compared} />}
      <section aria-label={t("list")}>
        <ul className="divide-y divide-line border-y border-line">
          {versions.map((version, at) => (
            <VersionItem
              key={version.number}
              prompt={prompt}
              version={version}
              change={changes[version.number]}
              current={current}
              former={at === 0 ? versions[1]?.number : undefined}
            >
              {compared && below && version.number === compared.from.number && <Compared {...compared} />}
            </VersionItem>
          ))}
        </ul>
        <p className="phrases mt-3 text-sm text-ink-soft">{t("kept", { count: latestVersions })}</p>
      </section>
    </>
  );
}

/** Two lists of versions to choose from. */
function CompareForm({
  prompt,
  versions,
  compared,
}: Pick<HistoryPageProps, "prompt" | "versions" | "compared">) {
  const { t } = useTranslation("history");
  const nameOf = useVersionName("option");
  const [latest, former] = versions;
  const choice = (name: "from" | "to", label: string, chosen: number) => (
    <Field label={label} className="min-w-0 flex-1">
      {(control) => (
        <Select
          {...control}
          name={name}
          key={chosen}
          defaultValue={chosen}
          options={versions.map((version) => [version.number, nameOf(version)])}
        />
      )}
    </Field>
  );
  return (
    <Form
      action={href("/dashboard/prompts/:promptId/history", { promptId: prompt.id })}
      preventScrollReset
      className="flex flex-col gap-3 sm:flex-row sm:items-end"
    >
      {choice("from", t("compare.from"), compared?.from.number ?? former!.number)}
      {choice("to", t("compare.to"), compared?.to.number ?? latest!.number)}
      <Button type="submit" variant="secondary" icon={<Icon name="git-compare" />}>
        {t("compare.submit")}
      </Button>
    </Form>
  );
}

/** The comparison of two versions, in their text and in the definitions of their variables. */
function Compared({ from, to, comparison, variables }: VersionComparison) {
  const { t, language } = useTranslation("history");
  const nameOf = useVersionName();
  const isSame = from.content === to.content;
  return (
    <section aria-label={t("compare.result")} className="flex flex-col gap-3">
      {isSame && <Notice>{t("compare.same")}</Notice>}
      {variables.length > 0 && (
        <Notice>{t("compare.variables", { names: listFormat(language).format(variables) })}</Notice>
      )}
      {!isSame && <Comparison titles={{ before: nameOf(from), after: nameOf(to) }} sides={comparison} />}
    </section>
  );
}

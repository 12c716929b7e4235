import { href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import { trashDays } from "~/domain/trash";
import type { RefusedForm } from "~/errors";
import type { Folder } from "~/features/prompts/folders/folder";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { HiddenFields } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { LinkButton } from "~/ui/link-button";

import { ChangeFields } from "./change-fields";

/** The result of a form without a folder, a tag or a confirmation: what to ask for. */
export interface AskedForMore {
  ask: "move" | "tag" | "untag" | "delete";
  count: number;
  values: Record<string, string>;
}

interface SelectionFormProps {
  folders: readonly Folder[];
  result?: AskedForMore | RefusedForm;
}

const actions = ["move", "tag", "untag", "delete"] as const;

/** Asks for the folder, the tag or the confirmation of a change of several prompts. */
export function SelectionForm({ folders, result }: SelectionFormProps) {
  const { t } = useTranslation("trash");
  const refused = result && "code" in result ? result : undefined;
  const { formError, fieldError } = useFormErrors(refused);
  const values = result?.values ?? {};
  const action = actions.find((name) => name === values.action);
  const problem = formError ?? fieldError("id");
  if (!action || !(values.id || values.all))
    return (
      <EmptyState
        page
        title={t("selection.none")}
        action={<LinkButton to={href("/dashboard")}>{t("toLibrary")}</LinkButton>}
      >
        <p>{t("selection.noneHint")}</p>
      </EmptyState>
    );
  const { id = "", all = "", query = "" } = values;
  return (
    <Card padding="lg" className="mx-auto my-8 flex max-w-2xl flex-col gap-5">
      <div>
        <h1 className="text-xl">{t(`selection.${action}Title`)}</h1>
        {result && "count" in result && (
          <p className="mt-2 text-ink-soft">{t("selection.count", { count: result.count })}</p>
        )}
        {action === "delete" && (
          <p className="phrases mt-2 text-balance text-ink-soft">
            {t("selection.deleteLead", { days: trashDays })}
          </p>
        )}
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <form method="post" action={href("/dashboard/selection")} noValidate className="flex flex-col gap-5">
        <HiddenFields values={{ id, query, action, ...(all && { all }) }} />
        {action === "delete" ? (
          <HiddenFields values={{ confirmed: "yes" }} />
        ) : (
          <ChangeFields change={action === "move" ? action : "tag"} folders={folders} refused={refused} />
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <LinkButton to={`${href("/dashboard")}${query && `?${query}`}`} variant="secondary">
            {t("selection.cancel")}
          </LinkButton>
          <Button type="submit" variant={action === "delete" ? "danger" : "primary"}>
            {t(`selection.${action}`)}
          </Button>
        </div>
      </form>
    </Card>
  );
}

import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { emptyTrash, emptyTrashOperation } from "~/features/prompts/trash/delete-for-good.server";
import { countTrash } from "~/features/prompts/trash/list-trash.server";
import { emptyForm, memberForm } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/trash-empty";

export const handle: PageHandle = { back: { to: "/dashboard/trash" } };

export const loader = memberPage(({ services, viewer }: MemberArgs<Route.LoaderArgs>) =>
  countTrash(services, viewer),
);

export const action = memberForm({
  form: emptyForm,
  operation: emptyTrashOperation,
  run: (_, { services, viewer }) => emptyTrash(services, viewer),
  done: { to: href("/dashboard/trash"), flash: "trash_emptied" },
});

export const clientAction = keepPage;

export default function TrashEmpty({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("trash");
  return (
    <ConfirmPage
      title={t("emptyTitle")}
      lead={t("emptyLead", { ...loaderData })}
      confirmLabel={t("emptyAll")}
      refused={actionData}
    />
  );
}

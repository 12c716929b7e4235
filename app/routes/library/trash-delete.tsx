import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { deleteForGood, deleteForGoodOperation } from "~/features/prompts/trash/delete-for-good.server";
import { getTrashItem } from "~/features/prompts/trash/list-trash.server";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/trash-delete";

export const handle: PageHandle = { back: { to: "/dashboard/trash" } };

export const loader = memberPage(({ services, viewer, params }: MemberArgs<Route.LoaderArgs>) =>
  getTrashItem(services, viewer, params.itemId),
);

export const action = memberForm({
  form: emptyForm,
  operation: deleteForGoodOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    deleteForGood(services, viewer, params.itemId),
  done: { to: href("/dashboard/trash"), flash: "trash_deleted" },
});

export const clientAction = keepPage;

export default function TrashDelete({ loaderData: item, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("trash");
  return (
    <ConfirmPage
      title={t("removeTitle")}
      lead={t("removeLead")}
      confirmLabel={t("remove")}
      refused={actionData}
    >
      <QuotedPurpose>{item.name}</QuotedPurpose>
    </ConfirmPage>
  );
}

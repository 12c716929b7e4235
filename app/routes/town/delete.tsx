import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { getRemovable } from "~/features/town/get-publication.server";
import { isRemoved, liftRemoval } from "~/features/town/lift-removal.server";
import { removePublication, removePublicationOperation } from "~/features/town/remove-publication.server";
import { removalForm } from "~/features/town/schema";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/delete";

export const handle: PageHandle = { back: { to: "/town-prompts" } };

export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  if (await isRemoved(services, viewer, params.promptId)) return null;
  const prompt = await getRemovable(services, viewer, params.promptId);
  return { originalInput: prompt.originalInput, isOwn: prompt.originalCreatorId === viewer.id };
});

/** Removes a publication, for its owner or an admin; an admin may also lift a removal. */
export const action = memberForm({
  form: removalForm,
  operation: removePublicationOperation,
  run: async ({ lift }, { services, viewer, params }: MemberCall<Route.ActionArgs>) => {
    const command = lift === undefined ? removePublication : liftRemoval;
    await command(services, viewer, params.promptId);
    return lift === undefined ? "publication_removed" : "removal_lifted";
  },
  done: (flash) => ({ to: href("/town-prompts"), flash }),
});

export const clientAction = keepPage;

export default function PublicationDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("publishing");
  if (loaderData === null)
    return (
      <ConfirmPage
        title={t("removal.liftTitle")}
        lead={t("removal.liftLead")}
        confirmLabel={t("removal.lift")}
        fields={{ lift: "on" }}
        refused={actionData}
      />
    );
  return (
    <ConfirmPage
      title={t("removal.title")}
      lead={loaderData.isOwn ? t("removal.lead") : t("removal.adminLead")}
      confirmLabel={t("removal.submit")}
      refused={actionData}
    >
      <QuotedPurpose>{loaderData.originalInput}</QuotedPurpose>
    </ConfirmPage>
  );
}

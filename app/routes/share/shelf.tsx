import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import {
  removeFromShelf,
  saveToShelf,
  saveToShelfOperation,
} from "~/features/sharing/shelf/change-shelf.server";
import { shelfForm } from "~/features/sharing/shelf/schema";
import { pageForm, type FormCall } from "~/http/form.server";
import { signUpFor } from "~/http/intent.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { cameFrom } from "~/http/redirect-to";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/shelf";

export const handle: PageHandle = { back: { to: "/prompts/:shareId" } };

export const loader = memberPage(async ({ services, viewer, params }: MemberArgs<Route.LoaderArgs>) => {
  const { prompt } = await getSharedPrompt(services, viewer, params.shareId);
  return { originalInput: prompt.originalInput };
}, "/auth/register");

/** Puts a prompt on the member's shelf, or takes it off; for a visitor that is done after the sign-in. */
export const action = pageForm({
  form: shelfForm,
  operation: saveToShelfOperation,
  run: async ({ remove }, { services, viewer, params }: FormCall<Route.ActionArgs>) => {
    if (!viewer) {
      await getSharedPrompt(services, null, params.shareId);
      return null;
    }
    if (remove === undefined) {
      await saveToShelf(services, viewer, params.shareId);
      return { flash: "shelf_saved" } as const;
    }
    const undo = await removeFromShelf(services, viewer, params.shareId);
    return { flash: "shelf_removed", undo } as const;
  },
  done: (changed, { params, request }) => {
    if (!changed) return signUpFor(request, { kind: "shelf", ...params });
    const page = href("/prompts/:shareId", params);
    const from = cameFrom(request);
    return { to: from?.startsWith(`${page}/shelf`) ? page : (from ?? page), ...changed };
  },
});

export const clientAction = keepPage;

export default function SharedPromptShelf({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  return (
    <ConfirmPage
      title={t("shelf.saveTitle")}
      lead={t("shelf.saveLead")}
      variant="primary"
      confirmLabel={t("shelf.save")}
      refused={actionData}
    >
      <QuotedPurpose>{loaderData.originalInput}</QuotedPurpose>
    </ConfirmPage>
  );
}

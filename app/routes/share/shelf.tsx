import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import type { RefusedForm } from "~/errors";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import {
  removeFromShelf,
  saveToShelf,
  saveToShelfOperation,
} from "~/features/sharing/shelf/change-shelf.server";
import { shelfForm } from "~/features/sharing/shelf/schema";
import { asAppError } from "~/http/errors.server";
import { pageForm, redirectWith, type FormCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { enforceLimit } from "~/http/rate-limits.server";
import { cameFrom, withRedirect } from "~/http/redirect-to";
import { hasSentForm, sentFormHeader } from "~/http/sent-form.server";
import { withCookies } from "~/http/session-cookie.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/shelf";

export const handle: PageHandle = { back: { to: "/prompts/:shareId" } };

/** Finishes what a visitor asked for before the sign-in; anybody else is asked by the page. */
export const loader = memberPage(async (args: MemberArgs<Route.LoaderArgs>) => {
  const { services, viewer, request, params } = args;
  const { prompt } = await getSharedPrompt(services, viewer, params.shareId);
  const page = href("/prompts/:shareId", params);
  let refused: RefusedForm | null = null;
  if (await hasSentForm(request, page)) {
    try {
      await enforceLimit(saveToShelfOperation.limit, args);
      await saveToShelf(services, viewer, params.shareId);
      const finished = redirectWith(request, page, { flash: "shelf_saved" });
      throw withCookies(finished, [await sentFormHeader(request, null)]);
    } catch (thrown) {
      if (thrown instanceof Response) throw thrown;
      const { code, limit } = asAppError(thrown);
      refused = { values: {}, code, limit, fields: {} };
    }
  }
  return { originalInput: prompt.originalInput, refused };
});

/** Puts a prompt on the member's shelf, or takes it off; a visitor signs in first, and then it is saved. */
export const action = pageForm({
  form: shelfForm,
  operation: saveToShelfOperation,
  run: async ({ remove }, { services, viewer, params, request }: FormCall<Route.ActionArgs>) => {
    if (!viewer) {
      await getSharedPrompt(services, null, params.shareId);
      return sentFormHeader(request, href("/prompts/:shareId", params));
    }
    await (remove === undefined ? saveToShelf : removeFromShelf)(services, viewer, params.shareId);
    return remove === undefined ? ("shelf_saved" as const) : ("shelf_removed" as const);
  },
  done: (result, { params, request }) => {
    const page = href("/prompts/:shareId", params);
    if (result === "shelf_saved" || result === "shelf_removed") {
      const from = cameFrom(request);
      return { to: from?.startsWith(`${page}/shelf`) ? page : (from ?? page), flash: result };
    }
    const signIn = withRedirect(href("/auth"), href("/prompts/:shareId/shelf", params));
    return withCookies(redirectWith(request, signIn, {}), [result]);
  },
});

export const clientAction = keepPage;

export default function SharedPromptShelf({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  const { originalInput, refused } = loaderData;
  return (
    <ConfirmPage
      title={t("shelf.saveTitle")}
      lead={t("shelf.saveLead")}
      variant="primary"
      confirmLabel={t("shelf.save")}
      cancelLabel={t("shelf.cancel")}
      refused={actionData ?? refused ?? undefined}
    >
      <QuotedPurpose>{originalInput}</QuotedPurpose>
    </ConfirmPage>
  );
}

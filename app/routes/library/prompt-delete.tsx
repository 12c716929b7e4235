import { href } from "react-router";

import { deletePrompt, deletePromptOperation } from "~/features/prompts/delete-prompt.server";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { ConfirmPage } from "~/shell/confirm-page";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/prompt-delete";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const { originalInput } = await getPrompt(services, viewer, params.promptId);
  return { originalInput };
});

export const action = memberForm({
  form: emptyForm,
  operation: deletePromptOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    deletePrompt(services, viewer, params.promptId),
  done: ({ undo }) => ({ to: href("/dashboard"), flash: "prompt_deleted", undo }),
});

export const clientAction = keepPage;

export default function PromptDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  return (
    <ConfirmPage
      title={t("card.removeTitle")}
      lead={t("card.removeLead")}
      confirmLabel={t("card.remove")}
      refused={actionData}
    >
      <QuotedPurpose>{loaderData.originalInput}</QuotedPurpose>
    </ConfirmPage>
  );
}

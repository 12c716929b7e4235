import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { duplicatePrompt, duplicatePromptOperation } from "~/features/prompts/duplicate-prompt.server";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/prompt-duplicate";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const { originalInput } = await getPrompt(services, viewer, params.promptId);
  return { originalInput };
});

export const action = memberForm({
  form: emptyForm,
  operation: duplicatePromptOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    duplicatePrompt(services, viewer, params.promptId),
  done: { to: href("/dashboard"), flash: "prompt_duplicated" },
});

export const clientAction = keepPage;

export default function PromptDuplicate({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  return (
    <ConfirmPage
      title={t("card.duplicate")}
      lead={t("card.duplicateLead")}
      variant="primary"
      confirmLabel={t("card.duplicate")}
      refused={actionData}
    >
      <QuotedPurpose>{loaderData.originalInput}</QuotedPurpose>
    </ConfirmPage>
  );
}

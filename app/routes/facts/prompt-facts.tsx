import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { getSeenPrompt, hideOwnFacts, hideOwnFactsOperation } from "~/features/prompts/hide-facts.server";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { shownTitle } from "~/features/sharing/shown-texts";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/prompt-facts";

export const handle: PageHandle = { back: { to: "/facts" } };

export const loader = memberPage(async ({ services, viewer, params }: MemberArgs<Route.LoaderArgs>) =>
  shownTitle(await getSeenPrompt(services, viewer, params.promptId)),
);

export const action = memberForm({
  form: emptyForm,
  operation: hideOwnFactsOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    hideOwnFacts(services, viewer, params.promptId),
  done: { redirect: href("/facts"), flash: "facts_placed" },
});

export const clientAction = keepPage;

export default function PromptFacts({ loaderData: title, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("facts");
  return (
    <ConfirmPage
      title={t("public.ask")}
      lead={t("public.asked")}
      variant="primary"
      confirmLabel={t("public.change")}
      refused={actionData}
    >
      <QuotedPurpose>{title}</QuotedPurpose>
    </ConfirmPage>
  );
}

import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { forgetFact, forgetFactOperation } from "~/features/facts/change-fact.server";
import { getFact } from "~/features/facts/list-facts.server";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/fact-forget";

export const handle: PageHandle = { back: { to: "/facts" } };

export const loader = memberPage(({ services, viewer, params }: MemberArgs<Route.LoaderArgs>) =>
  getFact(services, viewer, params.factId),
);

export const action = memberForm({
  form: emptyForm,
  operation: forgetFactOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    forgetFact(services, viewer, params.factId),
  done: { redirect: href("/facts"), flash: "fact_forgotten" },
});

export const clientAction = keepPage;

export default function FactForget({ loaderData: fact, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("facts");
  return (
    <ConfirmPage
      title={t("form.forgetTitle", { name: fact.name })}
      lead={t("form.forgetLead")}
      confirmLabel={t("form.forget")}
      refused={actionData}
    />
  );
}

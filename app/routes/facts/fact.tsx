import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { changeFact, changeFactOperation } from "~/features/facts/change-fact.server";
import { getFact } from "~/features/facts/list-facts.server";
import { factForm } from "~/features/facts/schema";
import { ChangeFact } from "~/features/facts/ui/change-fact";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/fact";

export const handle: PageHandle = { back: { to: "/facts" } };

export const loader = memberPage(({ services, viewer, params }: MemberArgs<Route.LoaderArgs>) =>
  getFact(services, viewer, params.factId),
);

export const action = memberForm({
  form: factForm,
  operation: changeFactOperation,
  run: (patch, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    changeFact(services, viewer, params.factId, patch),
  done: { redirect: href("/facts"), flash: "fact_changed" },
});

export const clientAction = keepPage;

export default function FactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("facts");
  return (
    <TaskPage title={t("form.title")}>
      <ChangeFact fact={loaderData} refused={actionData} />
    </TaskPage>
  );
}

import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { getExample } from "~/features/sharing/examples/change-example.server";
import { removeExample, removeExampleOperation } from "~/features/sharing/examples/remove-example.server";
import { ExampleResult } from "~/features/sharing/examples/ui/example-result";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/example-remove";

export const handle: PageHandle = { back: { to: "/my-town-prompts/:promptId/examples" } };

export const loader = memberPage(({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  getExample(services, viewer, params.promptId, params.exampleId),
);

export const action = memberForm({
  form: emptyForm,
  operation: removeExampleOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    removeExample(services, viewer, params.promptId, params.exampleId),
  done: (_, { params }) => ({
    to: href("/my-town-prompts/:promptId/examples", params),
    flash: "examples_updated",
  }),
});

export const clientAction = keepPage;

export default function ExampleRemove({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("authoring");
  const { prompt, example } = loaderData;
  return (
    <ConfirmPage
      title={t("removeTitle")}
      lead={t("removeLead")}
      confirmLabel={t("remove")}
      refused={actionData}
    >
      <ExampleResult example={example} isPublic={prompt.isPublic} />
    </ConfirmPage>
  );
}

import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { getExample } from "~/features/sharing/examples/change-example.server";
import { moveExample, moveExampleOperation } from "~/features/sharing/examples/move-example.server";
import { moveForm } from "~/features/sharing/examples/schema";
import { ExampleResult } from "~/features/sharing/examples/ui/example-result";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/example-move";

export const handle: PageHandle = { back: { to: "/my-town-prompts/:promptId/examples" } };

export const loader = memberPage(({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  getExample(services, viewer, params.promptId, params.exampleId),
);

export const action = memberForm({
  form: moveForm,
  operation: moveExampleOperation,
  run: (move, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    moveExample(services, viewer, params.promptId, params.exampleId, move),
  done: (_, { params }) => ({
    to: href("/my-town-prompts/:promptId/examples", params),
    flash: "examples_updated",
  }),
});

export const clientAction = keepPage;

export default function ExampleMove({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("authoring");
  const { prompt, example, position } = loaderData;
  return (
    <ConfirmPage
      title={t("forward")}
      lead={t("position", { position })}
      variant="primary"
      confirmLabel={t("forward")}
      fields={{ position: String(Math.max(1, position - 1)) }}
      refused={actionData}
    >
      <ExampleResult example={example} isPublic={prompt.isPublic} />
    </ConfirmPage>
  );
}

import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import {
  changeExample,
  changeExampleOperation,
  getExample,
} from "~/features/sharing/examples/change-example.server";
import { changeForm } from "~/features/sharing/examples/schema";
import { ChangeExampleForm } from "~/features/sharing/examples/ui/change-example-form";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { LinkButton } from "~/ui/link-button";

import type { Route } from "./+types/example";

export const handle: PageHandle = { back: { to: "/my-town-prompts/:promptId/examples" } };

export const loader = memberPage(({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  getExample(services, viewer, params.promptId, params.exampleId),
);

export const action = memberForm({
  form: changeForm,
  operation: changeExampleOperation,
  run: (change, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    changeExample(services, viewer, params.promptId, params.exampleId, change),
  done: (_, { params }) => ({
    to: href("/my-town-prompts/:promptId/examples", params),
    flash: "examples_updated",
  }),
});

export const clientAction = keepPage;

export default function ExampleChange({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTranslation("authoring");
  const { prompt, example, position } = loaderData;
  return (
    <TaskPage title={t("changeTitle")} lead={t("position", { position })}>
      <ChangeExampleForm example={example} variables={prompt.variables} refused={actionData}>
        <LinkButton to={href("/my-town-prompts/:promptId/examples", params)} variant="secondary">
          {t("cancel")}
        </LinkButton>
      </ChangeExampleForm>
    </TaskPage>
  );
}

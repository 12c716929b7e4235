import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { addExample, addExampleOperation } from "~/features/sharing/examples/add-example.server";
import { exampleUpload } from "~/features/sharing/examples/limits";
import { listExamples } from "~/features/sharing/examples/list-examples.server";
import { exampleForm } from "~/features/sharing/examples/schema";
import { OwnExamplesPage } from "~/features/sharing/examples/ui/own-examples";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/examples";

export const handle: PageHandle = { back: { to: "/my-town-prompts" } };

export const loader = memberPage(({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  listExamples(services, viewer, params.promptId),
);

export const action = memberForm({
  form: exampleForm,
  operation: addExampleOperation,
  upload: exampleUpload,
  run: (example, { services, viewer, params, file }: MemberCall<Route.ActionArgs>) =>
    addExample(services, viewer, params.promptId, example, file),
  done: (_, { params }) => ({
    to: href("/my-town-prompts/:promptId/examples", params),
    flash: "examples_updated",
  }),
});

export const clientAction = keepPage;

/** The examples of one of the viewer's publications. */
export default function Examples({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("authoring");
  return (
    <>
      <PageHead title={t("titleOf", { name: loaderData.prompt.name })} noIndex />
      <OwnExamplesPage {...loaderData} refused={actionData} />
    </>
  );
}

import { keepPage } from "~/client/keep-page";
import type { RefusedForm } from "~/errors";
import { listExamples } from "~/features/sharing/examples/list-examples.server";
import { exampleDraftForm } from "~/features/sharing/examples/schema";
import { OwnExamplesPage } from "~/features/sharing/examples/ui/own-examples";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/example-draft";

export const handle: PageHandle = { back: { to: "/my-town-prompts" } };

export const loader = memberPage(({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  listExamples(services, viewer, params.promptId),
);

/** Fills a reply into the form of a new example; nothing is stored. */
export const action = memberForm({
  form: exampleDraftForm,
  operation: { limit: "write" },
  run: async (draft, { services, viewer, params }: MemberCall<Route.ActionArgs>) => {
    await listExamples(services, viewer, params.promptId);
    return draft;
  },
  done: (draft) => Response.json(draft),
});

export const clientAction = keepPage;

/** The examples of one of the viewer's publications, with a reply in the form of a new one. */
export default function ExampleDraft({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("authoring");
  const drafted = actionData as { text: string } | RefusedForm | undefined;
  return (
    <>
      <PageHead title={t("titleOf", { name: loaderData.prompt.name })} noIndex />
      <OwnExamplesPage
        {...loaderData}
        {...(drafted && !("code" in drafted) ? { start: drafted.text } : { refused: drafted })}
      />
    </>
  );
}

import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { editPublication, editPublicationOperation } from "~/features/town/edit-publication.server";
import { orNothing } from "~/client/client-loaders";
import { getPublication } from "~/features/town/get-publication.server";
import { publicationPatchForm } from "~/features/town/schema";
import { EditPublicationForm } from "~/features/town/ui/edit-publication-form";
import { PageDefinitionFields } from "~/features/prompts/ui/definition-fields";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { SaveConflict } from "~/features/prompts/history/ui/save-conflict";
import { TaskPage } from "~/shell/task-page";
import { Notice } from "~/ui/notice";
import { LinkButton } from "~/ui/link-button";

import type { Route } from "./+types/edit";

export const handle: PageHandle = { back: { to: "/my-town-prompts" } };

export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => ({
  prompt: await getPublication(services, viewer, params.promptId),
}));

export const clientLoader = orNothing<Awaited<ReturnType<typeof loader>>>;

export const action = memberForm({
  form: publicationPatchForm,
  operation: editPublicationOperation,
  run: (patch, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    editPublication(services, viewer, params.promptId, patch),
  done: ({ overwrote }) => ({
    to: href("/my-town-prompts"),
    flash: overwrote ? "publication_overwrote" : "publication_edited",
  }),
});

export const clientAction = keepPage;

export default function PublicationEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["publishing", "history", "errors"]);
  if (!loaderData) return <Notice tone="danger">{t("errors:unreachable")}</Notice>;
  const { prompt } = loaderData;
  return (
    <TaskPage
      title={t("edit.title")}
      lead={prompt.originalInput}
      wide={actionData?.code === "prompt_changed"}
    >
      <EditPublicationForm
        prompt={prompt}
        refused={actionData}
        fields={PageDefinitionFields}
        conflict={SaveConflict}
        stored={prompt}
        keepTheirs={
          <LinkButton to={href("/my-town-prompts")} variant="secondary">
            {t("history:conflict.keepTheirs")}
          </LinkButton>
        }
      />
    </TaskPage>
  );
}

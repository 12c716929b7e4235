import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { orNothing } from "~/client/client-loaders";
import { servicesContext } from "~/context";
import { editPublication } from "~/features/town/edit-publication.server";
import { getPublication } from "~/features/town/get-publication.server";
import { publicationPatchForm } from "~/features/town/schema";
import { PublicationForm } from "~/features/town/ui/publication-form";
import { answerForm } from "~/http/answer-form.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { submitForm } from "~/http/submit-form.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { Notice } from "~/ui/notice";

import type { Route } from "./+types/edit";

export const handle: PageHandle = { back: { to: "/my-town-prompts" } };

export const loader = memberPage(async ({ context, params, viewer }: MemberArgs<Route.LoaderArgs>) => ({
  prompt: await getPublication(context.get(servicesContext), viewer, params.promptId),
}));

export const clientLoader = orNothing<Awaited<ReturnType<typeof loader>>>;

/** Content and place of one of the viewer's own publications. */
export const action = memberPage(({ request, context, params, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    publicationPatchForm,
    async (patch) => {
      const services = context.get(servicesContext);
      const { overwrote } = await editPublication(services, viewer, params.promptId, patch);
      const flash = overwrote ? "publication_overwrote" : "publication_edited";
      return answerForm(request, href("/my-town-prompts"), flash);
    },
    { limit: "write" },
  ),
);

export const clientAction = keepPage;

export default function PublicationEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["town", "errors"]);
  if (!loaderData) return <Notice tone="danger">{t("errors:unreachable")}</Notice>;
  return (
    <TaskPage title={t("edit.title")} lead={loaderData.prompt.originalInput}>
      <PublicationForm prompt={loaderData.prompt} refused={actionData} />
    </TaskPage>
  );
}

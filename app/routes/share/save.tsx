import { href } from "react-router";

import { servicesContext } from "~/context";
import { listFolders } from "~/features/folders/list-folders.server";
import { saveForm } from "~/features/folders/schema";
import { SaveForm } from "~/features/folders/ui/save-form";
import { copySharedPrompt } from "~/features/sharing/copy-shared-prompt.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { redirectWith } from "~/http/redirect-with.server";
import { submitForm } from "~/http/submit-form.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { keepPage } from "~/client/keep-page";
import { TranslationNote } from "~/client/site-translation";
import { Notice } from "~/ui/notice";
import { orNothing } from "~/client/client-loaders";

import type { Route } from "./+types/save";

export const handle: PageHandle = { back: { to: "/prompts/:shareId" } };

export const loader = memberPage(async ({ context, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const services = context.get(servicesContext);
  const [{ prompt }, folders] = await Promise.all([
    getSharedPrompt(services, viewer, params.shareId),
    listFolders(services, viewer),
  ]);
  return { shareId: prompt.shareId, originalInput: prompt.originalInput, folders };
});

export const clientLoader = orNothing<Awaited<ReturnType<typeof loader>>>;

/** Keeps a copy in the viewer's library. */
export const action = memberPage(({ request, context, params, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    saveForm,
    async ({ folder }) => {
      await copySharedPrompt(context.get(servicesContext), viewer, params.shareId, folder);
      return redirectWith(request, href("/dashboard"), { flash: "prompt_saved" });
    },
    { limit: "write" },
  ),
);

export const clientAction = keepPage;

export default function SharedPromptSave({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["library", "errors"]);
  if (!loaderData) return <Notice tone="danger">{t("errors:unreachable")}</Notice>;
  const { shareId, originalInput, folders } = loaderData;
  const address = href("/prompts/:shareId", { shareId });
  return (
    <TaskPage title={t("save.title")} lead={t("save.lead")}>
      <QuotedPurpose>{originalInput}</QuotedPurpose>
      <TranslationNote of={address} />
      <SaveForm
        action={href("/prompts/:shareId/save", { shareId })}
        fields={{}}
        copyOf={address}
        folders={folders}
        refused={actionData}
      />
    </TaskPage>
  );
}

import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { listVersions } from "~/features/languages/list-versions.server";
import { publishVersion, publishVersionOperation } from "~/features/languages/publish-version.server";
import { versionForm } from "~/features/languages/schema";
import { VersionPage } from "~/features/languages/ui/version-page";
import { listLanguageParameter } from "~/domain/prompt-languages";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { asLanguage } from "~/languages";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/languages";

export const handle: PageHandle = { back: { to: "/my-town-prompts" } };

export const loader = memberPage(async ({ services, url, params, viewer }: MemberArgs<Route.LoaderArgs>) => ({
  ...(await listVersions(services, viewer, params.promptId)),
  chosen: asLanguage(url.searchParams.get(listLanguageParameter)) ?? null,
  canDraft: services.model !== null,
}));

/** Publishes one of the viewer's publications in another language. */
export const action = memberForm({
  form: versionForm,
  operation: publishVersionOperation,
  run: (version, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    publishVersion(services, viewer, params.promptId, version),
  done: { to: href("/my-town-prompts"), flash: "prompt_published" },
});

export const clientAction = keepPage;

export default function PublicationLanguages({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("townLanguages");
  return (
    <TaskPage title={t("title")} lead={t("lead")}>
      <VersionPage {...loaderData} refused={actionData} />
    </TaskPage>
  );
}

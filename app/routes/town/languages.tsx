import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { draftVersion, draftVersionOperation } from "~/features/languages/draft-version.server";
import { listVersions, ownIdOf } from "~/features/languages/list-versions.server";
import { publishVersion, publishVersionOperation } from "~/features/languages/publish-version.server";
import { languagesForm } from "~/features/languages/schema";
import { unlinkVersion } from "~/features/languages/unlink-version.server";
import { readAnswer, VersionPage } from "~/features/languages/ui/version-page";
import { listLanguageParameter } from "~/domain/prompt-languages";
import { reportError } from "~/http/errors.server";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { enforceLimit } from "~/http/rate-limits.server";
import { useTranslation } from "~/i18n";
import { asLanguage } from "~/languages";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/languages";

export const handle: PageHandle = { back: { to: "/my-town-prompts" } };

/** The prompt is named by its id, or by its share id from its own page. */
export const loader = memberPage(async ({ services, url, params, viewer }: MemberArgs<Route.LoaderArgs>) => ({
  ...(await listVersions(services, viewer, await ownIdOf(services, viewer, params.promptId))),
  chosen: asLanguage(url.searchParams.get(listLanguageParameter)) ?? null,
  canDraft: services.model !== null,
}));

/** Publishes one of the viewer's publications in another language, drafts its texts by machine, or unlinks one of its versions. */
export const action = memberForm({
  form: languagesForm,
  operation: publishVersionOperation,
  run: async (
    order,
    { services, request, context, viewer, params, budgetKey }: MemberCall<Route.ActionArgs>,
  ) => {
    const id = await ownIdOf(services, viewer, params.promptId);
    if (order.task === "publish") {
      await publishVersion(services, viewer, id, order.version);
      return "prompt_published" as const;
    }
    if (order.task === "unlink") {
      await unlinkVersion(services, viewer, order.version);
      return "publication_edited" as const;
    }
    await enforceLimit(draftVersionOperation.limit, { request, context });
    const { language } = order;
    const draft = await draftVersion(services, viewer, await budgetKey(), id, language, {
      signal: request.signal,
      onWarning: (error) => reportError(error, request, context),
    });
    return { language, draft };
  },
  done: (result) =>
    typeof result === "string" ? { to: href("/my-town-prompts"), flash: result } : Response.json(result),
});

export const clientAction = keepPage;

export default function PublicationLanguages({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("languages");
  return (
    <TaskPage title={t("title")} lead={t("lead")}>
      <VersionPage {...loaderData} {...readAnswer(actionData, loaderData.chosen)} />
    </TaskPage>
  );
}

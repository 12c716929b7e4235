import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import {
  draftLanguageVersion,
  draftLanguageVersionOperation,
} from "~/features/town/languages/draft-language-version.server";
import { listLanguageVersions, ownIdOf } from "~/features/town/languages/list-language-versions.server";
import {
  publishLanguageVersion,
  publishLanguageVersionOperation,
} from "~/features/town/languages/publish-language-version.server";
import { languagesForm } from "~/features/town/languages/schema";
import { unlinkLanguageVersion } from "~/features/town/languages/unlink-language-version.server";
import { languageFormState, LanguageVersionPage } from "~/features/town/languages/ui/language-version-page";
import { listLanguageParameter } from "~/domain/prompt-languages";
import { reportError } from "~/http/errors.server";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { enforceLimit } from "~/http/rate-limits.server";
import { useTranslation } from "~/i18n";
import { asLanguage } from "~/domain/languages";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/languages";

export const handle: PageHandle = { back: { to: "/my-town-prompts" } };

/** The prompt is named by its id, or by its share id from its own page. */
export const loader = memberPage(async ({ services, url, params, viewer }: MemberArgs<Route.LoaderArgs>) => ({
  ...(await listLanguageVersions(services, viewer, await ownIdOf(services, viewer, params.promptId))),
  chosen: asLanguage(url.searchParams.get(listLanguageParameter)) ?? null,
  canDraft: services.model !== null,
}));

/** Publishes one of the viewer's publications in another language, drafts its texts by machine, or unlinks one of its versions. */
export const action = memberForm({
  form: languagesForm,
  operation: publishLanguageVersionOperation,
  run: async (
    order,
    { services, request, context, viewer, params, callerKey }: MemberCall<Route.ActionArgs>,
  ) => {
    const id = await ownIdOf(services, viewer, params.promptId);
    if (order.task === "publish") {
      await publishLanguageVersion(services, viewer, id, order.version);
      return "prompt_published" as const;
    }
    if (order.task === "unlink") {
      await unlinkLanguageVersion(services, viewer, order.version);
      return "publication_edited" as const;
    }
    await enforceLimit(draftLanguageVersionOperation.limit, { request, context });
    const { language } = order;
    const draft = await draftLanguageVersion(services, viewer, await callerKey(), id, language, {
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
      <LanguageVersionPage {...loaderData} {...languageFormState(actionData, loaderData.chosen)} />
    </TaskPage>
  );
}

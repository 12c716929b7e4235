import { keepPage } from "~/client/keep-page";
import type { RefusedForm } from "~/errors";
import {
  draftVersion,
  draftVersionOperation,
  type VersionDraft,
} from "~/features/languages/draft-version.server";
import { listVersions } from "~/features/languages/list-versions.server";
import { draftForm } from "~/features/languages/schema";
import { VersionPage } from "~/features/languages/ui/version-page";
import { reportError } from "~/http/errors.server";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { asLanguage } from "~/languages";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/language-draft";

export const handle: PageHandle = { back: { to: "/my-town-prompts" } };

export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => ({
  ...(await listVersions(services, viewer, params.promptId)),
  canDraft: services.model !== null,
}));

/** Answers with a machine's draft in another language; nothing is stored until its author publishes it. */
export const action = memberForm({
  form: draftForm,
  operation: draftVersionOperation,
  run: async (
    { language },
    { services, request, context, viewer, params, budgetKey }: MemberCall<Route.ActionArgs>,
  ) => {
    const draft = await draftVersion(services, viewer, await budgetKey(), params.promptId, language, {
      signal: request.signal,
      onWarning: (error) => reportError(error, request, context),
    });
    return { language, draft };
  },
  done: (answer) => Response.json(answer),
});

export const clientAction = keepPage;

export default function LanguageDraft({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("townLanguages");
  const answer = actionData as { language: string; draft: VersionDraft } | RefusedForm | undefined;
  const drafted = answer && "draft" in answer ? answer : undefined;
  const undrafted = answer && "draft" in answer ? undefined : answer;
  const chosen = asLanguage(drafted?.language ?? undrafted?.values.language ?? null) ?? null;
  return (
    <TaskPage title={t("title")} lead={t("lead")}>
      <VersionPage {...loaderData} chosen={chosen} draft={drafted?.draft} undrafted={undrafted} />
    </TaskPage>
  );
}

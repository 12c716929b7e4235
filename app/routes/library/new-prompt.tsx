import { href, useSearchParams } from "react-router";

import { listFolders } from "~/features/prompts/folders/list-folders.server";
import { ManualPromptForm } from "~/features/library/ui/manual-prompt-form";
import { isRework, reworkedAddress } from "~/features/prompts/ui/rework-address";
import { createPrompt, createPromptOperation } from "~/features/prompts/create-prompt.server";
import { promptForm } from "~/features/prompts/schema";
import { memberForm } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/new-prompt";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async ({ services, viewer }: MemberArgs<Route.LoaderArgs>) => ({
  folders: await listFolders(services, viewer),
}));

export const action = memberForm({
  form: promptForm,
  operation: createPromptOperation,
  run: (draft, { services, viewer }) => createPrompt(services, viewer, draft),
  done: ({ id }, { request }) =>
    // The optimizer says so itself: a toast would cover what it found.
    isRework(new URL(request.url).searchParams)
      ? { redirect: reworkedAddress(id) }
      : { to: href("/dashboard"), flash: "prompt_saved" },
});

export const clientAction = keepPage;

export default function NewPrompt({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  const [search] = useSearchParams();
  const rework = isRework(search);
  return (
    <TaskPage
      title={t(rework ? "nothingSaved.rework" : "manual.title")}
      lead={t(rework ? "manual.reworkLead" : "manual.lead")}
    >
      <ManualPromptForm folders={loaderData.folders} refused={actionData} rework={rework} />
    </TaskPage>
  );
}

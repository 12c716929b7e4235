import { href } from "react-router";

import { TranslationNote } from "~/client/site-translation";
import { keepPage } from "~/client/keep-page";
import type { RefusedForm } from "~/errors";
import { fillPromptOperation } from "~/features/prompts/filling/fill-prompt.server";
import { filledPrompt, type FilledPrompt } from "~/features/prompts/filling/filled-prompt";
import { fillForm } from "~/features/prompts/filling/schema";
import { UsePrompt } from "~/features/prompts/filling/ui/use-prompt";
import { TryHere } from "~/features/runs/try/ui/try-here";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { usePrompt } from "~/features/prompts/use-prompt.server";
import { noteUse } from "~/features/prompts/ui/prompt-text";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/prompt-use";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async ({ services, viewer, params }: MemberArgs<Route.LoaderArgs>) => {
  const prompt = await getPrompt(services, viewer, params.promptId);
  const { id, originalInput, content, variables, type, shareId, isPublic, category } = prompt;
  return {
    ownId: category && id,
    id,
    originalInput,
    content,
    variables,
    type,
    shareId: isPublic ? shareId : null,
  };
});

/** Returns the filled text; only the use is noted. */
export const action = memberForm({
  form: fillForm,
  operation: fillPromptOperation,
  run: async (fields, { services, viewer, params }: MemberCall<Route.ActionArgs>) => {
    const filled = filledPrompt(await getPrompt(services, viewer, params.promptId), fields);
    await usePrompt(services, viewer, params.promptId);
    return filled;
  },
  done: (filled) => Response.json(filled),
});

export const clientAction = keepPage;

/** One of the member's prompts, to fill in, copy and open. */
export default function UseOwnPrompt({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("filling");
  const { ownId, id, originalInput, shareId, ...prompt } = loaderData;
  return (
    <TaskPage wide title={t("title")} lead={t("lead")}>
      <QuotedPurpose>{originalInput}</QuotedPurpose>
      <TranslationNote of={id} />
      <UsePrompt
        {...prompt}
        of={id}
        onUsed={() => noteUse(id)}
        action={href("/dashboard/prompts/:promptId/use", { promptId: id })}
        sharePath={shareId && href("/prompts/:shareId", { shareId })}
        renderTry={(filled) => <TryHere {...filled} of={ownId} />}
        result={actionData as FilledPrompt | RefusedForm | undefined}
      />
    </TaskPage>
  );
}

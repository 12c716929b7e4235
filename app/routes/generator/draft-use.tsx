import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { typeTags } from "~/domain/prompt-use";
import { variablesOf } from "~/domain/variables";
import type { RefusedForm } from "~/errors";
import { fillPromptOperation } from "~/features/prompts/filling/fill-prompt.server";
import { filledPrompt, type FilledPrompt } from "~/features/prompts/filling/filled-prompt";
import { fillForm } from "~/features/prompts/filling/schema";
import { UsePrompt } from "~/features/prompts/filling/ui/use-prompt";
import { TryHere } from "~/features/runs/try/ui/try-here";
import { getDraft } from "~/features/generator/get-draft.server";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { pageForm, type FormCall } from "~/http/form.server";
import { page, type PageArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/draft-use";

export const handle: PageHandle = { back: { to: "/generate/:draftId" } };

export const loader = page(async ({ services, viewer, params }: PageArgs<Route.LoaderArgs>) => {
  const { id, originalInput, content, use } = await getDraft(services, viewer, params.draftId);
  return { id, originalInput, content, variables: variablesOf(content, null), type: typeTags[use] };
});

/** Returns the filled text; nothing is stored. */
export const action = pageForm({
  form: fillForm,
  operation: fillPromptOperation,
  run: async (fields, { services, viewer, params }: FormCall<Route.ActionArgs>) => {
    const { content } = await getDraft(services, viewer, params.draftId);
    return filledPrompt({ content, variables: variablesOf(content, null) }, fields);
  },
  done: (filled) => Response.json(filled),
});

export const clientAction = keepPage;

/** A generated prompt whose text has placeholders, to fill in, copy and open. */
export default function UseDraft({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("filling");
  const { id, originalInput, ...draft } = loaderData;
  return (
    <TaskPage wide title={t("title")} lead={t("lead")}>
      <QuotedPurpose>{originalInput}</QuotedPurpose>
      <UsePrompt
        {...draft}
        of={id}
        action={href("/generate/:draftId/use", { draftId: id })}
        sharePath={null}
        renderTry={(filled) => <TryHere {...filled} />}
        result={actionData as FilledPrompt | RefusedForm | undefined}
      />
    </TaskPage>
  );
}

import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { useFormErrors } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import type { OptimizationView } from "~/features/optimizer/improvement";
import { ownAiRequest } from "~/features/optimizer/own-ai-request";
import { readReply, readReplyOperation } from "~/features/optimizer/read-reply.server";
import { replyForm } from "~/features/optimizer/schema";
import { OptimizationResult } from "~/features/optimizer/ui/optimization-result";
import { OwnAi } from "~/features/optimizer/ui/own-ai";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { LinkButton } from "~/ui/link-button";
import { FormError } from "~/ui/notice";

import type { Route } from "./+types/prompt-optimize-reply";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const prompt = await getPrompt(services, viewer, params.promptId);
  return { prompt, request: ownAiRequest(prompt.content) };
});

/** Returns the changes in another AI's reply one by one; nothing is stored until they are accepted. */
export const action = memberForm({
  form: replyForm,
  operation: readReplyOperation,
  run: async (reply, { services, viewer, params }: MemberCall<Route.ActionArgs>) => {
    await getPrompt(services, viewer, params.promptId);
    return readReply(reply);
  },
  done: (optimization) => Response.json(optimization),
});

export const clientAction = keepPage;

export default function OptimizeReply({ loaderData, actionData }: Route.ComponentProps) {
  const { prompt, request } = loaderData;
  const { t } = useTranslation("optimization");
  const received = actionData as OptimizationView | RefusedForm | undefined;
  const optimization = received && "pieces" in received ? received : undefined;
  const refused = received && "code" in received ? received : undefined;
  const { formError } = useFormErrors(refused);
  const keep = (
    <LinkButton variant="secondary" to={href("/dashboard")}>
      {t("keep")}
    </LinkButton>
  );
  const { purpose = prompt.originalInput, given = prompt.content } = refused?.values ?? {};
  return (
    <TaskPage wide title={t("title")} lead={t("lead")}>
      {optimization ? (
        <OptimizationResult optimization={optimization} prompt={prompt} keep={keep} />
      ) : (
        <>
          <FormError>{formError}</FormError>
          <OwnAi open promptId={prompt.id} request={request} input={{ purpose, given }} refused={refused} />
          <div className="flex justify-end">{keep}</div>
        </>
      )}
    </TaskPage>
  );
}

import { keepPage } from "~/client/keep-page";
import type { RefusedForm } from "~/errors";
import { endOf, type Said } from "~/features/runs/try/said";
import { tryForm } from "~/features/runs/try/schema";
import { getTries } from "~/features/runs/try/tries.server";
import { tryPrompt, tryPromptOperation } from "~/features/runs/try/try-prompt.server";
import { TryPage, type Tried } from "~/features/runs/try/ui/try-page";
import { parseUnlinked } from "~/features/text/markdown/parse-unlinked.server";
import { pageForm, type FormCall } from "~/http/form.server";
import { page, type PageArgs } from "~/http/page.server";
import { callerKeyOf } from "~/http/rate-limits.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/try";

export const handle: PageHandle = { back: {} };

/** The tries of the day; null on a site without a model. */
export const loader = page(async ({ services, viewer, request }: PageArgs<Route.LoaderArgs>) => ({
  tries: services.model && (await getTries(services, await callerKeyOf(request, viewer))),
}));

/** Runs the prompt, or goes on with the conversation in the form's fields; nothing is stored. The step `open` only shows it. */
export const action = pageForm({
  form: tryForm,
  operation: tryPromptOperation,
  run: async (
    { step, of, input },
    { services, callerKey, request }: FormCall<Route.ActionArgs>,
  ): Promise<Tried> => {
    const { prompt, answered } = input;
    const said = answered.map((turn): Said => ({ ...turn, blocks: parseUnlinked(turn.reply), end: "whole" }));
    if (step === "open") return { prompt, of, said, isOpened: true };
    const done = await tryPrompt(services, await callerKey(), input, { signal: request.signal });
    const { reply } = done;
    return {
      prompt,
      of,
      said: [...said, { reply, blocks: parseUnlinked(reply), end: endOf(done), answer: null }],
      isOpened: false,
    };
  },
  done: (tried) => Response.json(tried),
});

export const clientAction = keepPage;

/** Runs a prompt on this site, for browsers without scripts. */
export default function Try({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("comparisons");
  return (
    <TaskPage title={t("tries.title")} lead={t("tries.lead")}>
      <TryPage tries={loaderData.tries} result={actionData as Tried | RefusedForm | undefined} />
    </TaskPage>
  );
}

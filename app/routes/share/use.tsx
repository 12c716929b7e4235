import { href } from "react-router";

import { TranslationNote } from "~/client/site-translation";
import { keepPage } from "~/client/keep-page";
import { versionInQuery, versionQuery } from "~/domain/version-number";
import { fillPrompt } from "~/domain/variables";
import type { RefusedForm } from "~/errors";
import { fittingValues } from "~/features/sharing/examples/check-values";
import { listShownExamples } from "~/features/sharing/examples/list-shown-examples.server";
import { fillPromptOperation } from "~/features/prompts/filling/fill-prompt.server";
import { filledPrompt, type FilledPrompt } from "~/features/prompts/filling/filled-prompt";
import { fillForm } from "~/features/prompts/filling/schema";
import { UsePrompt } from "~/features/prompts/filling/ui/use-prompt";
import { TryHere } from "~/features/runs/try/ui/try-here";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { countUse } from "~/features/town/ranking/count-use.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { pageForm, type FormCall } from "~/http/form.server";
import { page, type PageArgs } from "~/http/page.server";
import { readerOf } from "~/http/reader.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/use";

export const handle: PageHandle = { back: { to: "/prompts/:shareId" } };

/** The prompt, and with `?example=` the values of one of its examples. */
export const loader = page(async ({ services, viewer, url, params }: PageArgs<Route.LoaderArgs>) => {
  const version = versionInQuery(url.searchParams);
  const [{ prompt }, made] = await Promise.all([
    getSharedPrompt(services, viewer, params.shareId, version),
    listShownExamples(services, viewer, params.shareId),
  ]);
  const { originalInput, content, variables, type } = prompt;
  const exampleId = url.searchParams.get("example");
  const used = made.examples.find(({ id }) => id === exampleId)?.values;
  const values = used ? fittingValues(variables, used) : null;
  const start: FilledPrompt | null = values && { text: fillPrompt(content, variables, values), values };
  return {
    shareId: params.shareId,
    version: prompt.version,
    originalInput,
    content,
    variables,
    type,
    start,
    // Examples are of the current text.
    ownId: version === undefined ? made.ownId : null,
  };
});

/** Returns the filled text; of it nothing is stored. */
export const action = pageForm({
  form: fillForm,
  operation: fillPromptOperation,
  run: async (fields, { services, viewer, url, params, request }: FormCall<Route.ActionArgs>) => {
    const { prompt } = await getSharedPrompt(
      services,
      viewer,
      params.shareId,
      versionInQuery(url.searchParams),
    );
    const filled = filledPrompt(prompt, fields);
    await countUse(services, await readerOf(request, viewer), params.shareId);
    return filled;
  },
  done: (filled) => Response.json(filled),
});

export const clientAction = keepPage;

/** The form of a shared prompt and the text that it fills, for browsers without scripts. */
export default function UseSharedPrompt({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("filling");
  const { ownId, shareId, version, originalInput, start, ...prompt } = loaderData;
  const query = versionQuery(version);
  const address = href("/prompts/:shareId", { shareId }) + query;
  return (
    <TaskPage wide title={t("title")} lead={t("lead")}>
      <QuotedPurpose>{originalInput}</QuotedPurpose>
      <TranslationNote of={address} />
      <UsePrompt
        {...prompt}
        of={shareId}
        action={href("/prompts/:shareId/use", { shareId }) + query}
        sharePath={address}
        renderTry={(filled) => <TryHere {...filled} of={ownId} />}
        result={(actionData as FilledPrompt | RefusedForm | undefined) ?? start ?? undefined}
      />
    </TaskPage>
  );
}

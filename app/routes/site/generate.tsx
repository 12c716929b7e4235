import { useTranslation } from "react-i18next";
import { href, redirect } from "react-router";

import { servicesContext, viewerContext } from "~/context";
import { keepDraft } from "~/features/generation/keep-draft.server";
import { generationForm, prefilledOrder } from "~/features/generation/schema";
import { GeneratorPage } from "~/features/generation/ui/generator-page";
import { countPrompts } from "~/features/prompts/count-prompts.server";
import { page } from "~/http/page.server";
import { submitForm } from "~/http/submit-form.server";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import { admitToGeneration } from "../generation-door.server";
import type { Route } from "./+types/generate";

export const handle: PageHandle = { back: {} };

export const loader = page(async ({ request, context }: Route.LoaderArgs) => ({
  total: await countPrompts(context.get(servicesContext)),
  signedIn: context.get(viewerContext) !== null,
  order: prefilledOrder(new URL(request.url).searchParams),
}));

export const action = page(({ request, context }: Route.ActionArgs) =>
  submitForm({ request, context }, generationForm, async (order) => {
    const generate = await admitToGeneration({ request, context });
    const generated = await generate(order, { signal: request.signal });
    const draftId = await keepDraft(context.get(servicesContext), order, generated);
    return redirect(`${href("/generate/:draftId", { draftId })}#result`, 303);
  }),
);

export default function Generate({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("generator");
  return (
    <>
      <PageHead title={t("title")} description={t("lead")} />
      <GeneratorPage {...loaderData} refused={actionData} />
    </>
  );
}

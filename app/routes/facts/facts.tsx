import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { keepFactsOperation, keepList } from "~/features/facts/keep-facts.server";
import { listFacts } from "~/features/facts/list-facts.server";
import { factsForm } from "~/features/facts/schema";
import { FactsPage } from "~/features/facts/ui/facts-page";
import { listHolding } from "~/features/prompts/hide-facts.server";
import { shownTitle } from "~/features/sharing/shown-texts";
import { proposeFacts } from "~/features/generator/propose-facts.server";
import { memberForm } from "~/http/form.server";
import { page, type PageArgs } from "~/http/page.server";
import { enforceLimit } from "~/http/rate-limits.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/facts";

export const handle: PageHandle = { back: {} };

export const loader = page(async (args: PageArgs<Route.LoaderArgs>) => {
  const { services, viewer } = args;
  if (!viewer) return { facts: null, proposals: [], holding: [] };
  // Looks for every fact in all that others see of the member's prompts.
  await enforceLimit("read", args);
  const facts = await listFacts(services, viewer);
  const [proposals, holding] = await Promise.all([
    proposeFacts(services, viewer, facts),
    listHolding(services, viewer, facts),
  ]);
  return {
    facts,
    proposals,
    holding: holding.map((prompt) => ({ id: prompt.id, title: shownTitle(prompt) })),
  };
});

export const action = memberForm({
  form: factsForm,
  operation: keepFactsOperation,
  run: (list, { services, viewer }) => keepList(services, viewer, list),
  done: { redirect: href("/facts"), flash: "facts_kept" },
});

export const clientAction = keepPage;

export default function Facts({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("facts");
  return (
    <>
      <PageHead title={t("title")} noIndex />
      <FactsPage {...loaderData} refused={actionData} />
    </>
  );
}

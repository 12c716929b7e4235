import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { AppError } from "~/errors";
import { isAdmin } from "~/features/accounts/is-admin";
import { decide, decideOperation } from "~/features/moderation/decide.server";
import { getCase } from "~/features/moderation/get-case.server";
import { decisionForm } from "~/features/moderation/schema";
import { CasePage } from "~/features/moderation/ui/case-page";
import { pageForm, type FormCall } from "~/http/form.server";
import { page, type PageArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/case";

export const handle: PageHandle = { back: { to: "/moderation" } };

/** A prompt with its reports and decisions, for admins; 404 for everybody else. */
export const loader = page(({ services, viewer, params }: PageArgs<Route.LoaderArgs>) =>
  getCase(services, viewer, params.promptId),
);

const decideByForm = pageForm({
  form: decisionForm,
  operation: decideOperation,
  run: (decision, { services, viewer, params }: FormCall<Route.ActionArgs>) =>
    decide(services, viewer, params.promptId, decision),
  done: { redirect: href("/moderation") },
});

/** Decides about a prompt; whatever was submitted, it is 404 for everybody but admins. */
export const action = page((args: PageArgs<Route.ActionArgs>) => {
  if (!isAdmin(args.services, args.viewer)) throw new AppError("not_found");
  return decideByForm(args);
});

export const clientAction = keepPage;

export default function ModerationCasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("moderation");
  return (
    <>
      <PageHead title={t("case.title", { title: loaderData.prompt?.title ?? "" })} noIndex />
      <CasePage of={loaderData} refused={actionData} />
    </>
  );
}

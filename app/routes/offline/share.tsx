import { z } from "zod";

import { keepPage } from "~/client/keep-page";
import { defaultInput } from "~/features/generator/limits";
import { GeneratorPage } from "~/features/generator/ui/generator-page";
import { SignUpInvitation } from "~/features/generator/ui/sign-up-invitation";
import { lineOfShare } from "~/features/offline/share-line";
import { ShareNote } from "~/features/offline/ui/share-note";
import { countPrompts } from "~/features/prompts/count-prompts.server";
import { pageForm } from "~/http/form.server";
import { optional, page, type PageArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { translator } from "~/i18n/dictionaries.server";
import { getLanguage } from "~/i18n/middleware.server";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/share";

export const handle: PageHandle = { back: { to: "/" } };

/** The texts of a share, by the names in the app's manifest. */
const shareForm = z.object({
  title: z.string().optional(),
  text: z.string().optional(),
  url: z.string().optional(),
});

export const loader = page(async ({ services, viewer, request, context }: PageArgs<Route.LoaderArgs>) => ({
  total: await optional(countPrompts(services), { request, context }),
  signedIn: viewer !== null,
}));

/** Fills the generator in with what another app shares; nothing of it is stored, and no address has it. */
export const action = pageForm({
  form: shareForm,
  operation: {},
  run: async (shared, { context }) =>
    lineOfShare(shared, translator(getLanguage(context), "offline")("share.request")),
  done: (line) => Response.json(line),
});

export const clientAction = keepPage;

export default function Share({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("generator");
  const line =
    actionData && "purpose" in actionData ? (actionData as unknown as ReturnType<typeof lineOfShare>) : null;
  return (
    <>
      <PageHead title={t("title")} noIndex />
      {line && <ShareNote {...line} />}
      <GeneratorPage {...loaderData} input={{ ...defaultInput, purpose: line?.purpose ?? "" }}>
        {!loaderData.signedIn && <SignUpInvitation />}
      </GeneratorPage>
    </>
  );
}

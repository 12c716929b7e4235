import { useTranslation } from "react-i18next";

import { servicesContext } from "~/context";
import { WelcomeDialog } from "~/features/accounts/ui/welcome-dialog";
import { libraryLength } from "~/features/library/limits";
import { listPrompts } from "~/features/library/list-prompts.server";
import { Library } from "~/features/library/ui/library";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/dashboard";

export const loader = memberPage(async ({ context, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const services = context.get(servicesContext);
  return {
    prompts: await listPrompts(services, viewer, libraryLength),
    promotion: services.welcomePromotion,
  };
});

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  return (
    <>
      <PageHead title={t("title")} noIndex />
      <Library prompts={loaderData.prompts} />
      <WelcomeDialog promotion={loaderData.promotion} />
    </>
  );
}

import { getLibrary } from "~/features/library/get-library.server";
import { LibraryPage } from "~/features/library/ui/library-page";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { PageHead } from "~/shell/page-head";
import { keepTrying } from "~/client/client-loaders";

import type { Route } from "./+types/dashboard";

export const loader = memberPage(async ({ services, url, viewer }: MemberArgs<Route.LoaderArgs>) => {
  return {
    view: await getLibrary(services, viewer, url.searchParams),
    promotion: services.welcomePromotion,
  };
});

export const clientLoader = keepTrying<Awaited<ReturnType<typeof loader>>>();

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  return (
    <>
      <PageHead title={t("title")} noIndex />
      <LibraryPage {...loaderData} />
    </>
  );
}
